import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { messages } from '../lib/messages.ts';

const text = messages.unauthorized;

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    minHeight: '100vh',
    padding: tokens.spacingHorizontalL,
    boxSizing: 'border-box',
    textAlign: 'center',
  },
  title: { margin: 0, fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800 },
});

export function Component() {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{text.title}</h1>
      <Text size={400} align="center">
        {text.text}
      </Text>
      <Button appearance="primary" onClick={() => navigate('/dashboard')}>
        {text.back}
      </Button>
    </main>
  );
}
