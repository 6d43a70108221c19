import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.auth.reset;

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    padding: tokens.spacingHorizontalL,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    width: '100%',
    maxWidth: '440px',
    boxSizing: 'border-box',
    padding: '32px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  write: { alignSelf: 'flex-start' },
});

/** Tells whom to ask, with the e-mail that was typed at sign-in at hand. */
export function Component() {
  const styles = useStyles();
  const carried = (useLocation().state as { email?: unknown } | null)?.email;
  const [email, setEmail] = useState(typeof carried === 'string' ? carried : '');
  const mail = `mailto:?subject=${encodeURIComponent(text.subject)}&body=${encodeURIComponent(text.body(email.trim()))}`;

  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <h1 className={styles.title}>{text.title}</h1>
        <Text>
          {text.text} {email.trim() ? text.ask : text.askUnknown} {email.trim() && <strong>{email.trim()}</strong>}
        </Text>
        <Field label={text.email}>
          <Input type="email" value={email} onChange={(_, { value }) => setEmail(value)} autoComplete="username" />
        </Field>
        <Button as="a" href={mail} appearance="primary" className={styles.write}>
          {text.write}
        </Button>
        <TextLink to="/login">{text.back}</TextLink>
      </div>
    </main>
  );
}
