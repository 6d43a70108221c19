import { findWorkspace } from '@bidloom/contract/workspaces';
import { Button } from '@fluentui/react-components';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { messages } from '../../lib/messages.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useCall } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { MissingTender } from './missing-tender.tsx';

/** Opens a tender's workspace by only the tender's id. */
export function Component() {
  const organizationId = useOrganizationId();
  const { tenderId = '' } = useParams();
  const { search } = useLocation();
  const { answer, error, code, reload } = useCall(findWorkspace, {
    params: { organizationId, id: tenderId },
    failure: messages.workspace.loadFailed,
  });
  if (answer) return <Navigate to={`${workspacePath(answer.data)}${search}`} replace />;
  if (code === 'not_found' || code === 'invalid_input') return <MissingTender />;
  if (!error) return <Loading />;
  return (
    <div role="alert">
      <EmptyState title={messages.workspace.loadFailed} text={error}>
        <Button onClick={reload}>{messages.common.retry}</Button>
      </EmptyState>
    </div>
  );
}
