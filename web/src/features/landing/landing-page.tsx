import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { messages } from '../../lib/messages.ts';
import { appTokens } from '../../theme/fluent-themes.ts';

const text = messages.landing;

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    color: '#ffffff',
    backgroundImage: `radial-gradient(circle at 88% 8%, ${tokens.colorBrandBackground} 0, transparent 38%), linear-gradient(160deg, ${appTokens.secondaryMain}, ${appTokens.secondaryDark})`,
  },
  header: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: '20px clamp(20px, 6vw, 96px)',
  },
  brand: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  hero: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '48px clamp(32px, 6vw, 96px)',
    alignItems: 'center',
    flexGrow: 1,
    padding: '32px clamp(20px, 6vw, 96px)',
    '@media (max-width: 860px)': { gridTemplateColumns: '1fr' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL, alignItems: 'flex-start' },
  title: { margin: 0, fontSize: 'clamp(34px, 4.6vw, 60px)', lineHeight: 1.1, fontWeight: 600, textWrap: 'balance' },
  lead: { maxWidth: '46ch' },
  link: {
    padding: '8px 18px',
    borderRadius: tokens.borderRadiusMedium,
    color: '#ffffff',
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    border: '1px solid rgba(255, 255, 255, 0.55)',
    ':hover': { backgroundColor: 'rgba(255, 255, 255, 0.14)' },
    ':focus-visible': { outline: '2px solid #ffffff', outlineOffset: '2px' },
  },
  start: {
    padding: '12px 28px',
    fontSize: tokens.fontSizeBase400,
    color: appTokens.secondaryDark,
    backgroundColor: '#ffffff',
    ':hover': { backgroundColor: '#f0f0f0' },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '28px',
    borderRadius: '16px',
    color: '#242424',
    backgroundColor: '#ffffff',
    boxShadow: '0 24px 64px rgba(0, 0, 0, 0.35)',
  },
  question: {
    alignSelf: 'flex-end',
    maxWidth: '85%',
    padding: '10px 16px',
    borderRadius: '14px 14px 2px 14px',
    color: '#ffffff',
    backgroundColor: appTokens.secondaryMain,
  },
  mark: { backgroundColor: '#ffe3d3', borderRadius: '3px', padding: '0 3px', color: '#242424' },
  source: {
    alignSelf: 'flex-start',
    padding: '4px 12px',
    borderRadius: '12px',
    fontSize: tokens.fontSizeBase200,
    color: '#7a2a19',
    backgroundColor: '#fdeee7',
  },
  points: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: '24px',
    padding: '24px clamp(20px, 6vw, 96px) 48px',
  },
  pointTitle: { margin: '0 0 4px', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

/** What the product is, on one screen, with the way in. */
export function Component() {
  const styles = useStyles();
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo size={32} />
          <Text size={500} weight="semibold">
            {messages.product.name}
          </Text>
        </span>
        <Link to="/login" className={styles.link}>
          {text.login}
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title}>{text.title}</h1>
            <Text size={500} className={styles.lead}>
              {text.text}
            </Text>
            <Link to="/login" className={`${styles.link} ${styles.start}`}>
              {text.start}
            </Link>
          </div>
          <figure className={styles.card} style={{ margin: 0 }} aria-label={text.illustration}>
            <span className={styles.question}>{text.sample.question}</span>
            <Text size={400}>
              <mark className={styles.mark}>{text.sample.answer}</mark>
            </Text>
            <span className={styles.source}>{text.sample.source}</span>
          </figure>
        </div>
        <div className={styles.points}>
          {text.points.map(({ title, text: details }) => (
            <div key={title}>
              <h2 className={styles.pointTitle}>{title}</h2>
              <Text>{details}</Text>
            </div>
          ))}
        </div>
      </main>
    </div>
  );
}
