import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const text = messages.profile;

/** The user's own account. */
export function Component() {
  const user = useSelector(selectUser);
  // A new password ends sessions, so the list of sessions is fetched again.
  const [round, setRound] = useState(0);
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={text.title} text={text.text} />
      <PersonSection user={user} />
      <PasswordSection onChanged={() => setRound((value) => value + 1)} />
      <SessionsSection key={round} />
      {user.organizationId && <NotificationsSection />}
    </Page>
  );
}
