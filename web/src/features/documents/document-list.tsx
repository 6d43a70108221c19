import type { Document } from '@bidloom/contract/documents';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../components/lazy-part.tsx';
import { acceptedExtensions } from '../../lib/accepted-files.ts';
import { messages } from '../../lib/messages.ts';
import { selectProgressByDocument } from '../../lib/state/progress.slice.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import { DocumentRow } from './document-row.tsx';
import { changesSince, findByName, groupVersions, type Versioned } from './document-versions.ts';
import { whyWaiting } from './document-waiting.ts';
import {
  askedToggled,
  detailsFailed,
  detailsRequested,
  isReading,
  removalRequested,
  replacesRequested,
  selectDocuments,
  type Upload,
  uploadAsVersionRequested,
  uploadCancelRequested,
  uploadRemoved,
  uploadRetryRequested,
} from './documents.slice.ts';
import { countContents, originOf } from './origins.ts';
import { takeFile } from './pending-files.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { moveInRows } from './row-keys.ts';
import { UploadRow } from './upload-row.tsx';
import { useDocumentActions } from './use-document-actions.tsx';
import { useShownUploads } from './use-shown-uploads.ts';

const DetailsDialog = lazyPart(async () => (await import('./details-dialog.tsx')).DetailsDialog);
const ReplacesDialog = lazyPart(async () => (await import('./replaces-dialog.tsx')).ReplacesDialog);

const text = messages.documents;

const useStyles = makeStyles({
  list: { margin: 0, padding: '4px', listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '2px' },
  keepOpen: { display: 'block', padding: '0 4px 8px 36px', color: tokens.colorNeutralForeground2 },
  hint: { display: 'block', padding: '16px', color: tokens.colorNeutralForeground2 },
});

interface DocumentListProps {
  /** Lower case; empty: all. */
  filter: string;
  openId: string | null;
  onOpen: (documentId: string) => void;
  /** Shows a document beside another. */
  onCompare: (documentId: string, withId: string) => void;
  /** Called with a file that replaces a document. */
  onNewVersion: (file: File, replacesId: string) => void;
}

/** The name of an archive also matches all documents from it. */
const matches = (document: Document, items: readonly Document[], filter: string) =>
  [document.fileName, document.category ?? '', originOf(document, items), ...document.tags].some((words) =>
    words.toLowerCase().includes(filter),
  );

/**
 * What is in progress comes first: uploads, then documents that are being read. Refused uploads and all other documents follow, in the
 * order of the server.
 */
export function DocumentList({ filter, openId, onOpen, onCompare, onNewVersion }: DocumentListProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { items, status, uploads, unasked, busy, detailsError } = useSelector(selectDocuments);
  const live = useSelector(selectProgressByDocument);
  const [editing, setEditing] = useState<Document | null>(null);
  const [removing, setRemoving] = useState<Document | null>(null);
  const [replacing, setReplacing] = useState<Document | null>(null);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  useShownUploads(list, uploads);
  const picker = useRef<HTMLInputElement>(null);
  const replacedId = useRef('');
  const nameOf = (id: string | null) => items.find((item) => item.id === id)?.fileName ?? '';
  const actionsOf = useDocumentActions({
    onNewVersion: ({ id }) => {
      replacedId.current = id;
      picker.current?.click();
    },
    onReplaces: setReplacing,
    onCompare: ({ id, replacesId }) => replacesId && onCompare(id, replacesId),
    onPutBack: ({ workspaceId, replacedById }) =>
      replacedById && dispatch(replacesRequested({ workspaceId, documentId: replacedById, replacesId: null })),
    onOpen: ({ id }) => onOpen(id),
    onDetails: (document) => {
      dispatch(detailsFailed(null));
      setEditing(document);
    },
    onRemove: setRemoving,
  });
  const shown = groupVersions(items).filter(
    ({ document, earlier }) => filter === '' || [document, ...earlier].some((one) => matches(one, items, filter)),
  );
  const categories = [...new Set(items.flatMap(({ category }) => category ?? []))].sort();
  const current = editing && items.find(({ id }) => id === editing.id);
  const isSaving = current ? busy.includes(current.id) : false;
  const wasSent = useRef(false);

  // Only its own save closes the form: reading changes the document as well.
  useEffect(() => {
    if (isSaving || !wasSent.current) return;
    wasSent.current = false;
    if (!detailsError) setEditing(null);
  }, [isSaving, detailsError]);

  const versionOf = ({ id, fileName, isDuplicate }: Upload) => {
    const same = isDuplicate && findByName(items, fileName);
    return same ? () => dispatch(uploadAsVersionRequested({ id, replacesId: same.id })) : null;
  };
  const itemOf = (wanted: string) => items.find(({ id }) => id === wanted) ?? null;
  useReopenedForm(text.details, status === 'ready', (id) => setEditing(itemOf(id)));
  useReopenedForm(messages.versions.replaces, status === 'ready', (id) => setReplacing(itemOf(id)));

  const refused = uploads.filter(({ state }) => state === 'refused');
  const sending = uploads.filter(({ state }) => state !== 'refused');
  const beingRead = shown.filter(({ document }) => isReading(document));
  const others = shown.filter(({ document }) => !isReading(document));
  const uploadRow = (upload: Upload) => (
    <UploadRow
      key={upload.id}
      upload={upload}
      onCancel={() => {
        // An upload that still waits has no transfer to stop.
        if (takeFile(upload.id)) dispatch(uploadRemoved(upload.id));
        else dispatch(uploadCancelRequested(upload.id));
      }}
      onDismiss={() => {
        takeFile(upload.id);
        dispatch(uploadRemoved(upload.id));
      }}
      onRetry={() => dispatch(uploadRetryRequested(upload.id))}
      onVersion={versionOf(upload)}
    />
  );
  const documentRows = ({ document: latest, earlier }: Versioned) => {
    const all = [latest, ...earlier];
    // The open document is shown even if it is collapsed under its later version.
    const isUnfolded = unfolded.includes(latest.id) || earlier.some(({ id }) => id === openId);
    return (isUnfolded ? all : [latest]).map((document, index) => (
      <DocumentRow
        key={document.id}
        document={document}
        live={live[document.id]}
        waiting={whyWaiting(document, items, live)}
        origin={originOf(document, items)}
        asked={!unasked.includes(document.id)}
        open={document.id === openId}
        busy={busy.includes(document.id)}
        actions={actionsOf(document)}
        versions={{
          number: all.length - index,
          count: all.length,
          changes: changesSince(document, all[index + 1]),
          replacedBy: nameOf(document.replacedById),
          isUnfolded,
          onToggle: () =>
            setUnfolded((ids) =>
              ids.includes(latest.id) ? ids.filter((id) => id !== latest.id) : [...ids, latest.id],
            ),
        }}
        onOpen={() => onOpen(document.id)}
        onAsked={(asked) => dispatch(askedToggled({ ids: [document.id], asked }))}
      />
    ));
  };

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={text.list}
        aria-description={text.rowKeys}
        onKeyDown={moveInRows}
      >
        {/* One array, so that a row which moves to its new place keeps the focus. */}
        {[
          ...sending.map(uploadRow),
          sending.length > 0 && (
            <li key="keep-open">
              <Text size={200} className={styles.keepOpen}>
                {text.keepOpen}
              </Text>
            </li>
          ),
          ...beingRead.flatMap(documentRows),
          ...refused.map(uploadRow),
          ...others.flatMap(documentRows),
        ]}
      </ul>
      {items.length > 0 && shown.length === 0 && <Text className={styles.hint}>{text.noMatch}</Text>}
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedExtensions.join(',')}
        aria-label={messages.versions.upload}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onNewVersion(file, replacedId.current);
          currentTarget.value = '';
        }}
      />
      {replacing && (
        <ReplacesDialog
          document={replacing}
          items={items}
          onSave={(replacesId) =>
            dispatch(replacesRequested({ workspaceId: replacing.workspaceId, documentId: replacing.id, replacesId }))
          }
          onClose={() => setReplacing(null)}
        />
      )}
      {current && (
        <DetailsDialog
          document={current}
          categories={categories}
          saving={isSaving}
          error={detailsError}
          onSave={(details) => {
            wasSent.current = true;
            dispatch(detailsRequested({ workspaceId: current.workspaceId, documentId: current.id, ...details }));
          }}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && (
        <RemoveDialog
          document={removing}
          contents={countContents(removing.id, items)}
          onCancel={() => setRemoving(null)}
          onConfirm={(contents) => {
            dispatch(removalRequested({ workspaceId: removing.workspaceId, documentId: removing.id, contents }));
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}
