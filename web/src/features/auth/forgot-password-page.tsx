import { forgotPassword } from '@bidloom/contract/auth';
import { Button, Field, Input, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { PublicCard } from '../../components/public-card.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { contractResolver } from '../../lib/form-rules.ts';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';
import { z } from '../../lib/zod.ts';

const text = messages.accountLinks.forgot;

const schema = z.object({
  email: z
    .string()
    .trim()
    .min(1, messages.auth.emailRequired)
    .pipe(z.email({ error: messages.auth.emailInvalid })),
});

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Requests a link to reset the password. The address that was typed at sign-in is filled in. */
export function Component() {
  const carried = (useLocation().state as { email?: unknown } | null)?.email;
  const [typed, setTyped] = useState(typeof carried === 'string' ? carried : '');
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) {
    return (
      <PublicCard title={text.sentTitle}>
        <Text role="status">{text.sent(sentTo)}</Text>
        <Text>{text.sentHint}</Text>
        <Button size="large" onClick={() => setSentTo(null)}>
          {text.again}
        </Button>
        <TextLink to="/login">{messages.accountLinks.back}</TextLink>
      </PublicCard>
    );
  }
  return (
    <PublicCard title={text.title}>
      <Text>{text.text}</Text>
      <AddressForm
        email={typed}
        onSent={(email) => {
          setTyped(email);
          setSentTo(email);
        }}
      />
      <TextLink to="/login">{messages.accountLinks.back}</TextLink>
    </PublicCard>
  );
}

function AddressForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const styles = useStyles();
  const { error, send } = useSend();
  const { control, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: contractResolver(schema),
    defaultValues: { email },
  });
  // Fluent's fields keep their own value, so they are given the form's value.
  const { field } = useController({ name: 'email', control });
  const { isSubmitting, errors } = formState;

  const submit = handleSubmit(async (body) => {
    if (await send(forgotPassword, { body })) onSent(body.email);
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <Field label={text.email} validationMessage={errors.email?.message}>
        <Input size="large" type="email" autoComplete="username" autoFocus {...field} />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isSubmitting}>
        {isSubmitting ? text.sending : text.send}
      </Button>
    </form>
  );
}
