import { useSelector } from 'react-redux';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { ModeSection } from './mode-section.tsx';
import { ThemeSection } from './theme-section.tsx';
import { TimeZoneSection } from './time-zone-section.tsx';

/** The look of screens: for the user and, if an organisation's administrator, for everybody in it. */
export function Component() {
  const user = useSelector(selectUser);
  return (
    <Page>
      <PageHeader title={messages.settings.title} />
      <ModeSection />
      {user?.role === 'ORGANIZATION_ADMIN' && <ThemeSection />}
      {user?.role === 'ORGANIZATION_ADMIN' && user.organizationId && (
        <TimeZoneSection organizationId={user.organizationId} />
      )}
    </Page>
  );
}
