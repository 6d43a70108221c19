import { changePassword, changePasswordBody } from '@bidloom/contract/profile';
import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { PasswordInput } from '../../components/password-input.tsx';
import { PasswordStrengthHint } from '../../components/password-strength-hint.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { contractResolver } from '../../lib/form-rules.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { storeToken } from '../../lib/token.ts';
import { FormProblem } from './form-problem.tsx';

const text = messages.profile;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '420px' },
  save: { alignSelf: 'flex-start' },
});

const empty = { oldPassword: '', newPassword: '' };

/** Another password, for whoever knows the present one. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const [error, setError] = useState<string | null>(null);
  const { handleSubmit, reset, control, formState } = useForm<typeof empty>({
    resolver: contractResolver(changePasswordBody),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  // Fluent's fields keep a value of their own, so the form gives them its.
  const { field: oldPassword } = useController({ name: 'oldPassword', control });
  const { field: newPassword } = useController({ name: 'newPassword', control });

  const save = handleSubmit(async (body) => {
    setError(null);
    try {
      const { data } = await call(changePassword, { body });
      // The session of before is over, on purpose: the next call and the stream go on with this one.
      storeToken(data.token);
      reset(empty);
      dispatch(toastShown({ intent: 'success', message: text.passwordSaved }));
      onChanged();
    } catch (failure) {
      setError(messageOf(failure));
    }
  });

  return (
    <Section title={text.passwordTitle} text={text.passwordText}>
      <form className={styles.form} noValidate onSubmit={save}>
        <FormProblem message={error} />
        <Field label={text.oldPassword} validationMessage={errors.oldPassword?.message}>
          <PasswordInput autoComplete="current-password" {...oldPassword} />
        </Field>
        <Field
          label={messages.password.new}
          hint={messages.password.hint}
          validationMessage={errors.newPassword?.message}
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
