import { codePauseSeconds } from '@bidloom/contract/code-pause';
import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useController, useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { loginPath, safeReturnUrl } from '../../lib/return-url.ts';
import { useNow } from '../../lib/use-now.ts';
import { loadSchemas } from './load-schemas.ts';
import { codeAgainRequested, codeSubmitted, restarted, selectLogin } from './login.slice.ts';
import type { OtpForm } from './login-rules.ts';

const text = messages.auth;
const otpLength = 6;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  code: { '& input': { letterSpacing: '0.5em', fontVariantNumeric: 'tabular-nums' } },
});

/** The form for the one-time code. The sixth digit submits it; a pasted code may contain spaces. */
export function CodeForm() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { email, loading } = useSelector(selectLogin);
  const target = safeReturnUrl(query.get('returnUrl'));
  const { control, handleSubmit, formState } = useForm<OtpForm>({
    resolver: async (...form) => (await loadSchemas()).otpResolver(...form),
    defaultValues: { otp: '' },
  });
  const { field } = useController({ name: 'otp', control });

  const submit = handleSubmit(({ otp }) => {
    dispatch(codeSubmitted({ otp, target }));
  });
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, otpLength);
    field.onChange(digits);
    if (digits.length === otpLength && digits !== field.value) void submit();
  };
  const goBack = () => {
    dispatch(restarted());
    navigate(loginPath(target), { replace: true });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={text.email}>
        <Input size="large" value={email} readOnly />
      </Field>
      <Field label={text.otp} hint={text.otpHint} validationMessage={formState.errors.otp?.message}>
        <Input
          {...field}
          size="large"
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          onChange={(_, { value }) => type(value)}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabled={loading}>
        {loading ? text.verifying : text.verify}
      </Button>
      <AnotherCode />
      <Button size="large" onClick={goBack}>
        {messages.common.back}
      </Button>
    </form>
  );
}

/** Sends another code, but only after the last one has had time to arrive. */
function AnotherCode() {
  const dispatch = useDispatch();
  const { codeSentAt, loading } = useSelector(selectLogin);
  const until = codeSentAt + codePauseSeconds * 1000;
  const seconds = Math.ceil((until - useNow(until)) / 1000);
  return (
    <Button
      appearance="transparent"
      disabled={loading || seconds > 0}
      onClick={() => {
        dispatch(codeAgainRequested());
      }}
    >
      {seconds > 0 ? text.sendAgainIn(seconds) : text.sendAgain}
    </Button>
  );
}
