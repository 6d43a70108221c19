import { deleteProposal, type ProposalRow, type ProposalStatus, updateProposal } from '@bidloom/contract/proposals';
import {
  ArrowUndo20Regular,
  ArrowUpload20Regular,
  ChatMultiple20Regular,
  CheckmarkCircle20Regular,
  Delete20Regular,
  Edit20Regular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { RowAction } from '../../components/row-menu.tsx';
import { messages } from '../../lib/messages.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import { useSend } from '../../lib/use-send.ts';
import { DocumentsDialog } from './documents-dialog.tsx';
import { EditProposalDialog } from './edit-proposal-dialog.tsx';
import { type FileQueue, useFileQueue } from './use-file-queue.ts';

const text = messages.proposals;

/** The name of a proposal in questions and labels. */
export const labelOf = ({ vendorName, title }: Pick<ProposalRow, 'vendorName' | 'title'>) => `${vendorName}, ${title}`;

/** The screen on which a proposal's documents are read and asked. */
export const roomPath = (organizationId: string, { customerId, roomId }: ProposalRow) =>
  workspacePath({ organizationId, customerId, id: roomId });

type Open =
  | { dialog: 'edit'; proposal: ProposalRow }
  | { dialog: 'documents'; proposal: ProposalRow }
  | { dialog: 'status'; proposal: ProposalRow; status: ProposalStatus }
  | { dialog: 'removal'; proposal: ProposalRow };

/**
 * The actions on a proposal, and their dialogs. `onChanged` is called after each change; `known` are the proposals of the screen,
 * null until they are fetched.
 */
export function useProposalActions(
  organizationId: string,
  known: readonly ProposalRow[] | null,
  onChanged: () => void,
): { actionsOf: (proposal: ProposalRow) => RowAction[]; dialog: ReactNode } {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  useReopenedForm(text.one, known !== null, (id) => {
    const proposal = known?.find((one) => one.id === id);
    if (proposal) setOpen({ dialog: 'edit', proposal });
  });

  const actionsOf = (proposal: ProposalRow): RowAction[] => {
    const isDraft = proposal.status === 'draft';
    const status = { dialog: 'status', proposal, status: isDraft ? 'submitted' : 'draft' } as const;
    return [
      ...(proposal.sealedUntil
        ? []
        : [
            {
              id: 'room',
              label: text.room,
              icon: <ChatMultiple20Regular />,
              onClick: () => navigate(roomPath(organizationId, proposal)),
            },
          ]),
      {
        id: 'documents',
        label: text.addDocuments,
        icon: <ArrowUpload20Regular />,
        onClick: () => setOpen({ dialog: 'documents', proposal }),
      },
      { id: 'edit', label: text.edit, icon: <Edit20Regular />, onClick: () => setOpen({ dialog: 'edit', proposal }) },
      {
        id: 'status',
        label: isDraft ? text.submit : text.withdraw,
        icon: isDraft ? <CheckmarkCircle20Regular /> : <ArrowUndo20Regular />,
        onClick: () => setOpen(status),
      },
      {
        id: 'delete',
        label: text.remove,
        icon: <Delete20Regular />,
        onClick: () => setOpen({ dialog: 'removal', proposal }),
      },
    ];
  };

  return {
    actionsOf,
    dialog: open && <OpenDialog key={open.proposal.id} open={open} onChanged={onChanged} onClose={close} />,
  };
}

interface OpenDialogProps {
  open: Open;
  onChanged: () => void;
  onClose: () => void;
}

function OpenDialog({ open, onChanged, onClose }: OpenDialogProps) {
  const { send } = useSend();
  const queue: FileQueue = useFileQueue();
  const { proposal } = open;
  const params = { proposalId: proposal.id };

  /** Closes the dialog at once: the list shows the result, or a message shows the failure. */
  const change = async (sent: Promise<unknown>) => {
    onClose();
    await sent;
    onChanged();
  };
  const failed = messages.errors.failedTitle(text.title);

  if (open.dialog === 'edit') {
    return <EditProposalDialog proposal={proposal} onChanged={onChanged} onClose={onClose} />;
  }
  if (open.dialog === 'documents') {
    return <DocumentsDialog proposal={proposal} queue={queue} onSent={onChanged} onClose={onClose} />;
  }
  if (open.dialog === 'removal') {
    return (
      <ConfirmDialog
        title={text.removeTitle}
        text={text.removeText(labelOf(proposal), proposal.documentCount)}
        confirmLabel={text.remove}
        onCancel={onClose}
        onConfirm={() => void change(send(deleteProposal, { params }, { done: text.removed, failed }))}
      />
    );
  }
  const submits = open.status === 'submitted';
  const isEmpty = !proposal.sealedUntil && proposal.documentCount === 0 && proposal.amount === null;
  const words = isEmpty ? text.submitEmpty : text.submitText;
  return (
    <ConfirmDialog
      title={submits ? text.submitTitle : text.withdrawTitle}
      text={submits ? words(labelOf(proposal)) : text.withdrawText(labelOf(proposal))}
      confirmLabel={submits ? text.submit : text.withdraw}
      onCancel={onClose}
      onConfirm={() =>
        void change(send(updateProposal, { params, body: { status: open.status } }, { done: text.updated, failed }))
      }
    />
  );
}
