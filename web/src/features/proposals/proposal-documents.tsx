import { deleteProposalDocument, type Proposal } from '@bidloom/contract/proposals';
import { Badge, type BadgeProps, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Delete16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';

const text = messages.proposals;
const categories: Record<string, string> = messages.proposalFiles.categories;

type RoomDocument = NonNullable<Proposal['documents']>[number];

const colours: Record<RoomDocument['status'], NonNullable<BadgeProps['color']>> = {
  uploaded: 'informative',
  processing: 'informative',
  ready: 'success',
  failed: 'danger',
};

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto 28px',
    alignItems: 'center',
    gap: '2px 8px',
    minHeight: '32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto 28px' },
  },
  name: { overflowWrap: 'anywhere' },
  category: { color: tokens.colorNeutralForeground2, '@media (max-width: 480px)': { gridRow: 2, gridColumn: 1 } },
  failure: { gridColumn: '1 / -1', color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
});

interface ProposalDocumentsProps {
  proposalId: string;
  documents: readonly RoomDocument[];
  /** The screen that shows a document of this id. */
  linkOf: (documentId: string) => string;
  onChanged: () => void;
}

/** The documents of an open proposal, with their category and progress. */
export function ProposalDocuments({ proposalId, documents, linkOf, onChanged }: ProposalDocumentsProps) {
  const styles = useStyles();
  const { send } = useSend();
  const [removing, setRemoving] = useState<RoomDocument | null>(null);

  const remove = async ({ id }: RoomDocument) => {
    setRemoving(null);
    const failed = messages.errors.failedTitle(text.field.documents);
    const input = { params: { proposalId, documentId: id } };
    await send(deleteProposalDocument, input, { done: text.documentRemoved, failed });
    onChanged();
  };

  return (
    <>
      <ul className={styles.list} aria-label={text.field.documents}>
        {documents.map((document) => {
          const { id, fileName, category, status, pages, failure } = document;
          return (
            <li key={id} className={styles.row}>
              <TextLink to={linkOf(id)} className={styles.name}>
                {fileName}
              </TextLink>
              <Text size={200} className={styles.category}>
                {category && (categories[category] ?? category)}
                {pages !== null && ` · ${text.pages(pages)}`}
              </Text>
              <Badge appearance="tint" color={colours[status]} shape="rounded">
                {text.readiness[status]}
              </Badge>
              <Button
                appearance="subtle"
                size="small"
                icon={<Delete16Regular />}
                aria-label={text.removeDocument(fileName)}
                onClick={() => setRemoving(document)}
              />
              {failure && (
                <Text size={200} className={styles.failure}>
                  {failure}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {removing && (
        <ConfirmDialog
          title={text.removeDocumentTitle}
          text={text.removeDocumentText(removing.fileName)}
          confirmLabel={messages.common.delete}
          onCancel={() => setRemoving(null)}
          onConfirm={() => void remove(removing)}
        />
      )}
    </>
  );
}
