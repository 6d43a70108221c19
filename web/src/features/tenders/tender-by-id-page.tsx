import { findWorkspace } from '@bidloom/contract/workspaces';
import { Button } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useCall } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';

/** Leads to a tender's workspace by the tender's id alone. */
export function Component() {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const { tenderId = '' } = useParams();
  const { search } = useLocation();
  const { answer, error, code, reload } = useCall(findWorkspace, {
    params: { organizationId, id: tenderId },
    failure: messages.workspace.loadFailed,
  });
  const isGone = code === 'not_found' || code === 'invalid_input';
  useEffect(() => {
    if (isGone) dispatch(toastShown({ intent: 'warning', message: messages.notFound.tender }));
  }, [isGone, dispatch]);

  if (answer) return <Navigate to={`${workspacePath(answer.data)}${search}`} replace />;
  if (isGone) return <Navigate to={`/home/${organizationId}/tenders`} replace />;
  if (!error) return <Loading />;
  return (
    <div role="alert">
      <EmptyState title={messages.workspace.loadFailed} text={error}>
        <Button onClick={reload}>{messages.common.retry}</Button>
      </EmptyState>
    </div>
  );
}
