import { workspaceDetails } from '@bidloom/contract/workspaces';
import { Spinner, Text } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { messages } from '../../lib/messages.ts';
import { namesLearned } from '../../lib/state/names.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';

/** The heart of the product: a tender's documents, its pages and the chat. */
export function Component() {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const { customerId = '', workspaceId = '' } = useParams();
  const { answer, error } = useCall(workspaceDetails, { params: { organizationId, customerId, workspaceId } });
  const tender = answer?.data;

  useEffect(() => {
    if (tender) dispatch(namesLearned([tender, tender.customer]));
  }, [tender, dispatch]);

  return (
    <Page>
      <PageHeader title={tender?.name ?? messages.tenders.one} text={tender?.customer.name} />
      {error && <Text role="alert">{error}</Text>}
      {!tender && !error && <Spinner label={messages.common.loading} />}
    </Page>
  );
}
