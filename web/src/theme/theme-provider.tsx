import { FluentProvider } from '@fluentui/react-components';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { fluentTheme } from './fluent-themes.ts';
import { selectTheme, type ThemeMode } from './theme.slice.ts';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(callback: () => void): () => void {
  const query = systemDark();
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** Whether the screen is dark; in the mode `system`, this follows the system's setting. */
export function useIsDark(): boolean {
  const mode: ThemeMode = useSelector(selectTheme).mode;
  const system = useSyncExternalStore(subscribe, () => systemDark().matches);
  return mode === 'system' ? system : mode === 'dark';
}

/** Provides the organisation's colours and the chosen mode to the app. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { colours } = useSelector(selectTheme);
  const dark = useIsDark();
  const theme = useMemo(() => fluentTheme(colours, dark), [colours, dark]);

  useEffect(() => {
    // `public/first-colours.js` sets both until the app is loaded.
    const { style } = document.documentElement;
    style.colorScheme = dark ? 'dark' : 'light';
    style.backgroundColor = theme.colorNeutralBackground1;
  }, [dark, theme]);

  return <FluentProvider theme={theme}>{children}</FluentProvider>;
}
