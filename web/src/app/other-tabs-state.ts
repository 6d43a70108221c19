import type { ThemeState } from '../theme/theme.slice.ts';

interface Heard {
  onTheme: (theme: Partial<ThemeState>) => void;
  /** Somebody is signed in there. */
  onUser: (userId: string) => void;
}

/** Calls back when another tab keeps another theme, or another person (the keys of the store's memory). Returns how to stop. */
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
