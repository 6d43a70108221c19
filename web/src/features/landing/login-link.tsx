import { useEffect, useState } from 'react';
import { readToken } from '../../lib/token.ts';

/** Leads to sign-in, and who is signed in to their dashboard: opening the sign-in screen ends the session. */
export function LoginLink({ label, className }: { label: string; className?: string }) {
  const [isSignedIn, setSignedIn] = useState(false);
  // The server, which renders the page as well, does not know it.
  useEffect(() => setSignedIn(readToken() !== null), []);
  return (
    <a href={isSignedIn ? '/dashboard' : '/login'} className={className}>
      {label}
    </a>
  );
}
