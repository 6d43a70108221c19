import { passwordText } from '@bidloom/contract/fields';
import { Button, Field, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordInput } from '../../components/password-input.tsx';
import { PasswordStrengthHint } from '../../components/password-strength-hint.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { contractResolver } from '../../lib/form-rules.ts';
import { messages } from '../../lib/messages.ts';
import { z } from '../../lib/zod.ts';

const text = messages.password;
const schema = z.object({ newPassword: passwordText('newPassword') });

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

interface NewPasswordFormProps {
  /** Whose it is: for the browser's store of passwords. */
  email: string;
  submitLabel: string;
  savingLabel: string;
  /** Sends it; what it throws is told above the field. */
  onSubmit: (newPassword: string) => Promise<void>;
}

/** One new password, with a hint how good it is. */
export function NewPasswordForm({ email, submitLabel, savingLabel, onSubmit }: NewPasswordFormProps) {
  const styles = useStyles();
  const [error, setError] = useState<string | null>(null);
  const { register, handleSubmit, control, formState } = useForm<{ newPassword: string }>({
    resolver: contractResolver(schema),
    defaultValues: { newPassword: '' },
  });
  const password = useWatch({ control, name: 'newPassword' });
  const { isSubmitting, errors } = formState;

  const submit = handleSubmit(async ({ newPassword }) => {
    setError(null);
    try {
      await onSubmit(newPassword);
    } catch (failure) {
      setError(messageOf(failure));
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.field}>
        <Field label={text.new} hint={text.hint} validationMessage={errors.newPassword?.message}>
          <PasswordInput size="large" autoComplete="new-password" autoFocus {...register('newPassword')} />
        </Field>
        <PasswordStrengthHint password={password} />
      </div>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isSubmitting}>
        {isSubmitting ? savingLabel : submitLabel}
      </Button>
    </form>
  );
}
