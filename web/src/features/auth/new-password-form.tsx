import { passwordText, requiredText } from '@bidloom/contract/fields';
import { Button, Field, Input, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordInput } from '../../components/password-input.tsx';
import { PasswordStrengthHint } from '../../components/password-strength-hint.tsx';
import { contractResolver } from '../../lib/form-rules.ts';
import { messages } from '../../lib/messages.ts';
import { namedByLabel } from '../../lib/named-by-label.ts';
import { useSend } from '../../lib/use-send.ts';
import { z } from '../../lib/zod.ts';

const text = messages.password;
const schema = z.object({ newPassword: passwordText('newPassword'), firstName: z.string(), lastName: z.string() });
const schemaWithNames = schema.extend({
  firstName: requiredText('firstName', 100),
  lastName: requiredText('lastName', 100),
});

/** First and last name of a person. */
export interface Names {
  firstName: string;
  lastName: string;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  name: { minWidth: 0, width: '100%', '& input': { minWidth: 0 } },
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
});

type Send = ReturnType<typeof useSend>['send'];

interface NewPasswordFormProps {
  /** The address of the account, for the browser's password manager. */
  email: string;
  submitLabel: string;
  savingLabel: string;
  /** The person's names, where they can be changed with it. */
  names?: Names;
  /** Sends the password by `send`; a failure is shown above the field. */
  onSubmit: (send: Send, newPassword: string, names: Names) => Promise<void>;
}

/** A form for a new password, with its strength, and for the names of a new account. */
export function NewPasswordForm({ email, submitLabel, savingLabel, names, onSubmit }: NewPasswordFormProps) {
  const styles = useStyles();
  const { error, send } = useSend();
  const { register, handleSubmit, control, formState } = useForm<Names & { newPassword: string }>({
    resolver: contractResolver(names ? schemaWithNames : schema),
    defaultValues: { newPassword: '', firstName: '', lastName: '', ...names },
  });
  const password = useWatch({ control, name: 'newPassword' });
  const { isSubmitting, errors } = formState;

  const submit = handleSubmit(({ newPassword, ...own }) => onSubmit(send, newPassword, own));

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {names && (
        <div className={styles.names}>
          <Field
            label={messages.invitation.firstName}
            validationMessage={namedByLabel(errors.firstName?.message, 'firstName', messages.invitation.firstName)}
          >
            <Input
              className={styles.name}
              size="large"
              autoComplete="given-name"
              autoFocus
              // Fluent's fields keep a value of their own.
              defaultValue={names.firstName}
              {...register('firstName')}
            />
          </Field>
          <Field
            label={messages.invitation.lastName}
            validationMessage={namedByLabel(errors.lastName?.message, 'lastName', messages.invitation.lastName)}
          >
            <Input
              className={styles.name}
              size="large"
              autoComplete="family-name"
              defaultValue={names.lastName}
              {...register('lastName')}
            />
          </Field>
        </div>
      )}
      <div className={styles.field}>
        <Field
          label={text.new}
          hint={text.hint}
          validationMessage={namedByLabel(errors.newPassword?.message, 'newPassword', text.new)}
        >
          <PasswordInput size="large" autoComplete="new-password" autoFocus={!names} {...register('newPassword')} />
        </Field>
        <PasswordStrengthHint password={password} />
      </div>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isSubmitting}>
        {isSubmitting ? savingLabel : submitLabel}
      </Button>
    </form>
  );
}
