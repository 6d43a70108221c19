import type { Document } from '@bidloom/contract/documents';
import { Checkbox } from '@fluentui/react-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.documents;

interface RemoveDialogProps {
  document: Document;
  /** The number of documents from it. */
  contents: number;
  onCancel: () => void;
  onConfirm: (withContents: boolean) => void;
}

/** Asks before a document is deleted and, for an archive or e-mail, whether its documents are deleted as well. */
export function RemoveDialog({ document, contents, onCancel, onConfirm }: RemoveDialogProps) {
  const [all, setAll] = useState(false);
  return (
    <ConfirmDialog
      title={text.removeTitle}
      text={text.removeText(document.fileName)}
      confirmLabel={messages.common.delete}
      onCancel={onCancel}
      onConfirm={() => onConfirm(all && contents > 0)}
    >
      {contents > 0 && (
        <Checkbox
          label={messages.archives.removeContents(contents)}
          checked={all}
          onChange={(_, { checked }) => setAll(checked === true)}
        />
      )}
    </ConfirmDialog>
  );
}
