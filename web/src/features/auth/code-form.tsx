import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { loginPath, safeReturnUrl } from '../../lib/return-url.ts';
import { loadSchemas } from './load-schemas.ts';
import { codeSubmitted, restarted, selectLogin } from './login.slice.ts';
import type { OtpForm } from './login-rules.ts';

const text = messages.auth;
const otpLength = 6;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  code: { '& input': { letterSpacing: '0.5em', fontVariantNumeric: 'tabular-nums' } },
});

export function CodeForm() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { email, loading } = useSelector(selectLogin);
  const target = safeReturnUrl(query.get('returnUrl'));
  const { register, handleSubmit, formState } = useForm<OtpForm>({
    resolver: async (...form) => (await loadSchemas()).otpResolver(...form),
    defaultValues: { otp: '' },
  });

  const goBack = () => {
    dispatch(restarted());
    navigate(loginPath(target), { replace: true });
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(({ otp }) => dispatch(codeSubmitted({ otp, target })))}
    >
      <Field label={text.email}>
        <Input size="large" value={email} readOnly />
      </Field>
      <Field label={text.otp} hint={text.otpHint} validationMessage={formState.errors.otp?.message}>
        <Input
          size="large"
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={otpLength}
          autoFocus
          {...register('otp')}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabled={loading}>
        {loading ? text.verifying : text.verify}
      </Button>
      <Button size="large" onClick={goBack}>
        {messages.common.back}
      </Button>
    </form>
  );
}
