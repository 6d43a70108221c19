import { setPasswordAfterSignup, verifySignupLink } from '@bidloom/contract/auth';
import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../../components/loading.tsx';
import { PublicCard } from '../../components/public-card.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { LinkDone } from './link-done.tsx';
import { LinkProblem } from './link-problem.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const text = messages.accountLinks.signup;

/** The page on which an invited person chooses the first password, opened by the link of a mail. */
export function Component() {
  const { guid = '' } = useParams();
  const { answer, error, code, reload } = useCall(verifySignupLink, { params: { token: guid } });
  const [done, setDone] = useState(false);

  if (done) return <LinkDone title={text.doneTitle} text={text.done} />;
  if (error) return <LinkProblem message={error} code={code} onRetry={reload} />;
  if (!answer) {
    return (
      <PublicCard title={messages.accountLinks.checking}>
        <Loading />
      </PublicCard>
    );
  }
  const { email, firstName, organizationName, needsPassword } = answer.data;
  if (!needsPassword) return <LinkDone title={text.doneTitle} text={text.already} />;
  return (
    <PublicCard title={text.title(firstName)}>
      <Text>{text.text(email, organizationName)}</Text>
      <NewPasswordForm
        email={email}
        submitLabel={text.save}
        savingLabel={text.saving}
        onSubmit={async (send, newPassword) => {
          if (await send(setPasswordAfterSignup, { body: { token: guid, newPassword } })) setDone(true);
        }}
      />
    </PublicCard>
  );
}
