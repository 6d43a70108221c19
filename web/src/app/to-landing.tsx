import { useEffect } from 'react';
import { LoadingScreen } from './loading-screen.tsx';

/** Opens the public page, which is a document of its own (`landing.html`), in place of the app. */
export function ToLanding() {
  useEffect(() => {
    window.location.replace('/landing');
  }, []);
  return <LoadingScreen />;
}
