import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { forgetSessionEnd, readSessionEnd } from '../../lib/session-end.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { greetingFor } from './greeting.ts';
import { loginSaga } from './login.sagas.ts';
import { entered, errorClosed, finished, loginReducer, selectLogin } from './login.slice.ts';
import { Slides } from './slides.tsx';

const text = messages.auth;
const ErrorBanner = lazy(() => import('./error-banner.tsx'));

export const modules: StoreModule[] = [{ name: 'login', reducer: loginReducer, saga: loginSaga }];

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    gridTemplateColumns: 'minmax(380px, 5fr) 7fr',
    minHeight: '100vh',
    '@media (max-width: 860px)': { gridTemplateColumns: '1fr' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    // The brand and the form are aligned at the left.
    padding: '24px max(20px, calc((100% - 400px) / 2))',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    alignSelf: 'flex-start',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    width: '100%',
    marginBlock: 'auto',
    paddingBlock: tokens.spacingVerticalXXL,
  },
  reason: {
    padding: '8px 12px',
    borderLeft: `4px solid ${tokens.colorStatusWarningBorderActive}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  greeting: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800, margin: 0 },
});

/** Sign-in: credentials, then the one-time code. */
export function Component() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { mode, error } = useSelector(selectLogin);
  const [greeting] = useState(() => greetingFor(new Date().getHours()));
  const [reason] = useState(readSessionEnd);

  useEffect(() => {
    dispatch(entered());
    // Not earlier: the user would see empty forms while the first screen is loading.
    return () => {
      dispatch(finished());
      forgetSessionEnd();
    };
  }, [dispatch]);

  return (
    <main className={styles.screen}>
      <div className={styles.side}>
        <Link to="/landing" className={styles.brand}>
          <Logo />
          <Text size={500} weight="semibold">
            {messages.product.name}
          </Text>
        </Link>
        <div className={styles.form}>
          <div>
            <h1 className={styles.greeting}>{greeting}</h1>
            <Text>{mode === 'credentials' ? text.subtitle : text.codeSubtitle}</Text>
          </div>
          {reason && mode === 'credentials' && (
            <Text role="status" className={styles.reason}>
              {reason}
            </Text>
          )}
          {error && (
            <Suspense>
              <ErrorBanner error={error} onClose={() => dispatch(errorClosed())} />
            </Suspense>
          )}
          {mode === 'credentials' ? <CredentialsForm /> : <CodeForm />}
        </div>
      </div>
      <Slides />
    </main>
  );
}
