import { useEffect } from 'react';
import { LoadingScreen } from './loading-screen.tsx';

/** Opens the public page, a separate document (`landing.html`), instead of the app. */
export function ToLanding() {
  useEffect(() => {
    window.location.replace('/landing');
  }, []);
  return <LoadingScreen />;
}
