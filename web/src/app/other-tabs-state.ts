import type { ThemeState } from '../theme/theme.slice.ts';

interface Heard {
  onTheme: (theme: Partial<ThemeState>) => void;
  /** A user has signed in there. */
  onUser: (userId: string) => void;
}

/** Calls back when another tab stores another theme or user (the storage keys of the store). Returns a function that stops this. */
export function onOtherTabsState({ onTheme, onUser }: Heard): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === 'bidloom-theme') {
      const theme = read<Partial<ThemeState>>(newValue);
      if (theme) onTheme(theme);
    }
    if (key === 'bidloom-auth') {
      const userId = read<{ user?: { userId?: string } | null }>(newValue)?.user?.userId;
      if (userId) onUser(userId);
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function read<T>(json: string | null): T | null {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
