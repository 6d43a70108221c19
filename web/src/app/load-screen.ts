import { screenOf } from './screens.ts';

/** The frame of all screens after sign-in. */
export const loadLayout = () => import('./layout/app-layout.tsx');

/**
 * Loads the layout and the screen of a path together. The routes load one after the other, since they know the screen only when the layout is
 * there.
 */
export function loadScreen(path: string): void {
  const screen = screenOf(path);
  // Failures are shown where the screen is.
  for (const load of screen ? [loadLayout, screen.load] : []) load().catch(() => {});
}
