import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { PasswordInput } from '../../components/password-input.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { loadSchemas } from './load-schemas.ts';
import { credentialsSubmitted, selectLogin } from './login.slice.ts';
import type { Credentials } from './login-rules.ts';

const text = messages.auth;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  forgot: { alignSelf: 'flex-end' },
});

export function CredentialsForm() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { loading } = useSelector(selectLogin);
  const { register, handleSubmit, control, formState } = useForm<Credentials>({
    resolver: async (...form) => (await loadSchemas()).credentialsResolver(...form),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });

  return (
    <form
      className={styles.form}
      noValidate
      onChange={loadSchemas}
      onSubmit={handleSubmit((values) => dispatch(credentialsSubmitted(values)))}
    >
      <Field label={text.email} validationMessage={errors.email?.message}>
        <Input size="large" type="email" autoComplete="username" autoFocus {...register('email')} />
      </Field>
      <Field label={text.password} validationMessage={errors.password?.message}>
        <PasswordInput size="large" autoComplete="current-password" {...register('password')} />
      </Field>
      <TextLink className={styles.forgot} to="/forgot-password" state={{ email }}>
        {text.forgotPassword}
      </TextLink>
      <Button type="submit" appearance="primary" size="large" disabled={loading}>
        {loading ? text.signingIn : text.signIn}
      </Button>
    </form>
  );
}
