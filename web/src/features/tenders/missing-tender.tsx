import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

const text = messages.workspace;

/** Replaces a tender that does not exist or may not be seen: possible reasons, and where to look next. */
export function MissingTender({ customerId }: { customerId?: string }) {
  const navigate = useNavigate();
  const home = `/home/${useOrganizationId()}`;
  usePageTitle(text.missingTitle);
  return (
    <Page>
      <EmptyState title={text.missingTitle} text={text.missingText} level={1}>
        <Button appearance="primary" onClick={() => navigate(`${home}/tenders`)}>
          {text.toTenders}
        </Button>
        {customerId && (
          <Button onClick={() => navigate(`${home}/customers/${customerId}/tenders`)}>{text.toCustomer}</Button>
        )}
      </EmptyState>
    </Page>
  );
}
