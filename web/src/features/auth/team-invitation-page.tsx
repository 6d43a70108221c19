import { setPasswordAfterSignup } from '@bidloom/contract/auth';
import { type Invitation, verifyTeamMember } from '@bidloom/contract/team-members';
import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Loading } from '../../components/loading.tsx';
import { PublicCard } from '../../components/public-card.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { LinkDone } from './link-done.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const text = messages.invitation;

/** The target of an invitation's link: it adds the person to the team; a person without an account creates one first. */
export function Component() {
  const { verificationGuid: token = '' } = useParams();
  const { answer, error, code, reload } = useCall(verifyTeamMember, { params: { token } });
  const [made, setMade] = useState(false);

  if (error) return <InvitationProblem message={error} code={code} onRetry={reload} />;
  if (!answer) {
    return (
      <PublicCard title={text.checking}>
        <Loading />
      </PublicCard>
    );
  }
  const { data } = answer;
  if (data.accepted || made) {
    return (
      <LinkDone title={text.doneTitle} text={`${text.done(data.teamName, data.organizationName)} ${text.doneHint}`} />
    );
  }
  return <NewAccount invitation={data} token={token} onMade={() => setMade(true)} />;
}

function NewAccount({ invitation, token, onMade }: { invitation: Invitation; token: string; onMade: () => void }) {
  const { email, firstName, lastName, teamName, organizationName } = invitation;
  return (
    <PublicCard title={text.makeTitle(teamName)}>
      <Text>{text.makeText(email, organizationName)}</Text>
      <NewPasswordForm
        email={email}
        names={{ firstName, lastName }}
        submitLabel={text.save}
        savingLabel={text.saving}
        onSubmit={async (send, newPassword, names) => {
          if (await send(setPasswordAfterSignup, { body: { token, newPassword, ...names } })) onMade();
        }}
      />
    </PublicCard>
  );
}

interface InvitationProblemProps {
  /** The server's words. */
  message: string;
  /** The code of the failure. If it is not about the invitation, the request can be repeated. */
  code: string | undefined;
  onRetry: () => void;
}

function InvitationProblem({ message, code, onRetry }: InvitationProblemProps) {
  const navigate = useNavigate();
  const isFinal = code?.startsWith('link_') || code === 'account_inactive';
  return (
    <PublicCard title={isFinal ? text.problemTitle : text.failedTitle}>
      <Text role="alert">{message}</Text>
      {isFinal && code !== 'link_used' && <Text>{text.ask}</Text>}
      {isFinal ? (
        <Button appearance="primary" size="large" onClick={() => navigate('/login')}>
          {messages.accountLinks.signIn}
        </Button>
      ) : (
        <>
          <Button appearance="primary" size="large" onClick={onRetry}>
            {messages.common.retry}
          </Button>
          <TextLink to="/login">{messages.accountLinks.signIn}</TextLink>
        </>
      )}
    </PublicCard>
  );
}
