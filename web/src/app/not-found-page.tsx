import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { messages } from '../lib/messages.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const text = messages.notFound;

/** The page within the layout for an address without a screen. */
export function Component() {
  const navigate = useNavigate();
  usePageTitle(text.title);
  return (
    <Page>
      <EmptyState title={text.title} text={text.text} level={1}>
        <Button appearance="primary" onClick={() => navigate('/dashboard')}>
          {text.back}
        </Button>
      </EmptyState>
    </Page>
  );
}
