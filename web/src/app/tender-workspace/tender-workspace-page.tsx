import { workspaceDetails } from '@bidloom/contract/workspaces';
import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { chatModule } from '../../features/chat/chat.sagas.ts';
import { chatExportModule } from '../../features/chat-export/chat-export.sagas.ts';
import { documentsModule } from '../../features/documents/documents.sagas.ts';
import { factsModule } from '../../features/facts/facts.sagas.ts';
import { selectFacts } from '../../features/facts/facts.slice.ts';
import { chosenHitsModule } from '../../features/keyword-extraction/chosen-hits.slice.ts';
import { allRuns, runListModule } from '../../features/runs/runs.resource.ts';
import { runsModule } from '../../features/runs/runs.sagas.ts';
import { MissingTender } from '../../features/tenders/missing-tender.tsx';
import { selectMoves, tenderMovesModule } from '../../features/tenders/moves/tender-moves.ts';
import { viewerModule } from '../../features/viewer/viewer.slice.ts';
import { messages } from '../../lib/messages.ts';
import { namesLearned } from '../../lib/state/names.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { OpenWorkspace } from './open-workspace.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

export const modules = [
  documentsModule,
  chatModule,
  viewerModule,
  runsModule,
  chosenHitsModule,
  chatExportModule,
  factsModule,
  tenderMovesModule,
  allRuns.module,
  runListModule,
];

const useStyles = makeStyles({
  screen: { position: 'relative', display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
});

/** The main screen of the product: a tender's documents, its pages and the chat. */
export function Component() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const { customerId = '', workspaceId = '' } = useParams();
  const { answer, error, code, reload } = useCall(workspaceDetails, {
    params: { organizationId, customerId, workspaceId },
    failure: messages.workspace.loadFailed,
  });
  const tender = answer?.data;
  // Changes when the due date is set from the key facts.
  const { dueChanges } = useSelector(selectFacts);
  useEffect(() => {
    if (dueChanges > 0) reload();
  }, [dueChanges, reload]);

  // A tender that was moved from this screen is fetched again.
  const moves = useSelector(selectMoves);
  const seenMoves = useRef(moves);
  useEffect(() => {
    if (seenMoves.current !== moves) reload();
    seenMoves.current = moves;
  }, [moves, reload]);

  useEffect(() => {
    if (tender) dispatch(namesLearned([tender, tender.customer]));
  }, [tender, dispatch]);

  // It was deleted, belongs to another organisation, or the id is invalid.
  if (code === 'not_found' || code === 'invalid_input') return <MissingTender customerId={customerId} />;
  if (error) {
    return (
      <div role="alert">
        <EmptyState title={messages.workspace.loadFailed} text={error}>
          <Button onClick={reload}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (!tender) return <WorkspaceSkeleton />;
  return (
    <div className={styles.screen}>
      <WorkspaceHeader tender={tender} />
      <OpenWorkspace
        key={workspaceId}
        organizationId={organizationId}
        customerId={customerId}
        workspaceId={workspaceId}
        dueAt={tender.room ? undefined : tender.dueAt}
      />
    </div>
  );
}
