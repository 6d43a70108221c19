import { resetPassword, validateForgotPasswordLink } from '@bidloom/contract/auth';
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

const text = messages.accountLinks.reset;

/** A new password by the link of a mail. */
export function Component() {
  const { guid = '' } = useParams();
  const { answer, error, code, reload } = useCall(validateForgotPasswordLink, { body: { guid } });
  const [done, setDone] = useState(false);

  if (done) return <LinkDone title={text.doneTitle} text={text.done} />;
  if (error) return <LinkProblem message={error} code={code} onRetry={reload} />;
  return (
    <PublicCard title={text.title}>
      {answer ? (
        <>
          <Text>{text.text(answer.data.email)}</Text>
          <NewPasswordForm
            email={answer.data.email}
            submitLabel={text.save}
            savingLabel={messages.common.saving}
            onSubmit={async (send, newPassword) => {
              if (await send(resetPassword, { body: { token: guid, newPassword } })) setDone(true);
            }}
          />
        </>
      ) : (
        <Loading />
      )}
    </PublicCard>
  );
}
