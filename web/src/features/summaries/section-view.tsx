import type { Run } from '@bidloom/contract/runs';
import { Badge, Button, makeStyles, Skeleton, SkeletonItem, Spinner, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular, DocumentSearch16Regular, Edit16Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { CitationChip } from '../../components/citation-chip.tsx';
import { CitedText } from '../../components/cited-text.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EditedText } from '../../components/edited-text.tsx';
import { UndoneEdit } from '../../components/undone-edit.tsx';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';
import { correctionOf, sourcesLeft } from '../../lib/text-correction.ts';
import { hasDraft } from '../../lib/use-draft.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { useUndone } from '../../lib/use-undone.ts';
import { useWhileNot } from '../../lib/use-while-not.ts';
import { useCorrection } from '../runs/use-correction.ts';
import { SectionActions } from './section-actions.tsx';
import { SectionEditor } from './section-editor.tsx';
import type { SectionItem } from './summary-sections.ts';
import { editOf, sectionAsText, wordsOf } from './summary-text.ts';
import { UnsavedEdit } from './unsaved-edit.tsx';
import { useCopy } from './use-copy.ts';

const text = messages.summaryRuns;

export const useSectionStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' },
  title: {
    margin: 0,
    paddingTop: '2px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '10px', paddingBlock: '4px' },
});

/** The placeholder of a section that is not written yet. */
export function SectionSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className={useSectionStyles().skeleton} aria-label={label}>
      <SkeletonItem size={16} />
      <SkeletonItem size={16} />
    </Skeleton>
  );
}

interface SectionViewProps {
  run: Run;
  item: SectionItem;
  rewriting: boolean;
  /** Regenerates the section; null: not possible now. */
  onRegenerate: (() => void) | null;
}

/** A written section: its sentences with their sources, or a person's edit. */
export function SectionView({ run, item, rewriting, onRegenerate }: SectionViewProps) {
  const styles = useSectionStyles();
  const openPlace = usePlace();
  const copy = useCopy();
  const { title, claims, citations } = item.headline;
  const { correction, saving, error, replace, retry, discard } = useCorrection(run, item);
  const draftKey = `section:${run.id}:${item.ordinal}`;
  // A draft is restored after a reload.
  const [editing, setEditing] = useState(() => hasDraft(draftKey));
  const [asking, setAsking] = useState(false);
  const rememberFocus = useFocusBack(asking);
  const [undone, setUndone] = useUndone(draftKey);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const seen = useWhileNot(editing, item.correctedAt);
  const edit = editOf({ correction });
  const left = edit ? sourcesLeft(edit, item.headline.citations) : [];

  // After editing, the focus returns to the edit button.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const put = (words: string) => {
    setEditing(false);
    setUndone(null);
    replace(correctionOf(words, item.headline.claims), seen);
  };
  const undo = () => {
    setUndone(edit?.text ?? null);
    replace(null, seen);
    // The button for it disappears.
    editButton.current?.focus();
  };
  const regenerate = () => {
    setUndone(null);
    onRegenerate?.();
  };

  const askRegenerate = () => {
    if (edit === null) return regenerate();
    rememberFocus();
    setAsking(true);
  };

  const found =
    claims.length > 0 ? (
      <CitedText claims={claims} citations={citations} onOpen={openPlace} />
    ) : (
      <div className={styles.line}>
        <Badge appearance="tint" color="informative" shape="rounded" icon={<DocumentSearch16Regular />}>
          {text.empty}
        </Badge>
        <Text className={styles.quiet}>{text.emptyText}</Text>
      </div>
    );

  return (
    <section className={styles.section} aria-label={title} aria-busy={rewriting}>
      <div className={styles.head}>
        <h3 className={styles.title} tabIndex={-1} data-section={item.ordinal}>
          {title}
        </h3>
        <SectionActions
          title={title}
          editRef={editButton}
          onCopy={() => void copy(sectionAsText({ headline: item.headline, correction }))}
          onEdit={rewriting || editing ? null : () => setEditing(true)}
          onRegenerate={onRegenerate && !editing ? askRegenerate : null}
        />
      </div>
      {rewriting && (
        <>
          <Spinner size="tiny" label={text.regenerating} style={{ alignSelf: 'flex-start' }} />
          <SectionSkeleton label={text.regenerating} />
        </>
      )}
      {!rewriting && editing && (
        <SectionEditor
          draftKey={draftKey}
          title={title}
          words={edit?.text ?? wordsOf(item)}
          onSave={put}
          onClose={() => setEditing(false)}
        />
      )}
      {!rewriting && !editing && edit === null && found}
      {!rewriting && !editing && edit !== null && (
        <>
          <EditedText edit={edit} citations={citations} onOpen={openPlace} />
          <div className={styles.line}>
            <Badge appearance="tint" color="brand" shape="rounded" icon={<Edit16Regular />}>
              {text.edited}
            </Badge>
            <Button size="small" appearance="subtle" icon={<ArrowUndo16Regular />} onClick={undo}>
              {text.undoEdit}
            </Button>
            {left.length > 0 && (
              <span>
                <Text size={200} className={styles.quiet}>
                  {text.originalSources}
                </Text>
                {left.map((index) => {
                  const citation = citations[index];
                  return (
                    citation && <CitationChip key={index} number={index + 1} citation={citation} onOpen={openPlace} />
                  );
                })}
              </span>
            )}
          </div>
        </>
      )}
      {!rewriting && !editing && edit === null && undone !== null && (
        <UndoneEdit onPutBack={() => replace(correctionOf(undone, item.headline.claims), seen)} />
      )}
      <UnsavedEdit saving={saving} error={error} onRetry={retry} onDiscard={discard} />
      {asking && (
        <ConfirmDialog
          title={text.regenerateTitle}
          text={text.regenerateText}
          confirmLabel={text.regenerateConfirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            regenerate();
          }}
        />
      )}
    </section>
  );
}
