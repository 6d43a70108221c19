import { changePassword, changePasswordBody } from '@bidloom/contract/profile';
import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { useController, useForm } from 'react-hook-form';
import { PasswordInput } from '../../components/password-input.tsx';
import { PasswordStrengthHint } from '../../components/password-strength-hint.tsx';
import { Section } from '../../components/section.tsx';
import { contractResolver } from '../../lib/form-rules.ts';
import { messages } from '../../lib/messages.ts';
import { namedByLabel } from '../../lib/named-by-label.ts';
import { storeToken } from '../../lib/token.ts';
import { useSend } from '../../lib/use-send.ts';
import { FormProblem } from './form-problem.tsx';

const text = messages.profile;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '420px' },
  save: { alignSelf: 'flex-start' },
});

const empty = { oldPassword: '', newPassword: '' };

/** Changes the password; the current one is required. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const styles = useStyles();
  const { error, send } = useSend();
  const { handleSubmit, reset, control, formState } = useForm<typeof empty>({
    resolver: contractResolver(changePasswordBody),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  // Fluent's fields keep their own value, so they are given the form's value.
  const { field: oldPassword } = useController({ name: 'oldPassword', control });
  const { field: newPassword } = useController({ name: 'newPassword', control });

  const save = handleSubmit(async (body) => {
    const answer = await send(changePassword, { body }, { done: text.passwordSaved });
    if (!answer) return;
    // The change has ended the previous session: the next call and the stream use the new one.
    storeToken(answer.data.token);
    reset(empty);
    onChanged();
  });

  return (
    <Section title={text.passwordTitle} text={text.passwordText}>
      <form className={styles.form} noValidate onSubmit={save}>
        <FormProblem message={error} />
        <Field
          label={text.oldPassword}
          validationMessage={namedByLabel(errors.oldPassword?.message, 'oldPassword', text.oldPassword)}
        >
          <PasswordInput autoComplete="current-password" {...oldPassword} />
        </Field>
        <Field
          label={messages.password.new}
          hint={messages.password.hint}
          validationMessage={namedByLabel(errors.newPassword?.message, 'newPassword', messages.password.new)}
        >
          <PasswordInput autoComplete="new-password" {...newPassword} />
        </Field>
        <PasswordStrengthHint password={newPassword.value} />
        <Button type="submit" appearance="primary" className={styles.save} disabledFocusable={isSubmitting}>
          {isSubmitting ? messages.common.saving : text.changePassword}
        </Button>
      </form>
    </Section>
  );
}
