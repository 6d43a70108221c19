import { isClosed, waysOf } from '@bidloom/contract/workspace-statuses';
import type { Workspace, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { useReopenedForm } from '../../../lib/use-reopened-form.ts';
import { closingForm } from './closing-form.ts';
import { moveAsked } from './tender-moves.ts';

const ClosingDialog = lazyPart(async () => (await import('./closing-dialog.tsx')).ClosingDialog);

/**
 * Moves tenders; a dialog asks first when one is closed. The screen must render `dialog`. `known` are the tenders of the screen, null
 * until they are fetched.
 */
export function useMoves(known: readonly Workspace[] | null): {
  move: (tender: Workspace, to: WorkspaceStatus) => void;
  dialog: ReactNode;
} {
  const dispatch = useDispatch();
  const [closing, setClosing] = useState<{ tender: Workspace; status: WorkspaceStatus } | null>(null);

  const move = (tender: Workspace, status: WorkspaceStatus) => {
    // A tender from the archive already has its closing reasons.
    if (isClosed(status) && tender.status !== 'archived') setClosing({ tender, status });
    else dispatch(moveAsked({ tender, status }));
  };
  useReopenedForm(closingForm, known !== null, (id) => {
    const tender = known?.find((one) => one.id === id);
    const status = tender && waysOf(tender).find(isClosed);
    if (tender && status) setClosing({ tender, status });
  });
  const dialog = closing && (
    <ClosingDialog
      tenderId={closing.tender.id}
      title={allTenderMessages.closing.title(closing.tender.name)}
      status={closing.status}
      ways={waysOf(closing.tender)}
      onClosed={(said) => {
        dispatch(moveAsked({ tender: closing.tender, ...said }));
        setClosing(null);
      }}
      onCancel={() => setClosing(null)}
    />
  );
  return { move, dialog };
}
