import { createAction } from '@reduxjs/toolkit';

/** Asks for another screen, from code that has no router at hand; the app carries it out. */
export const navigationRequested = createAction(
  'navigation/requested',
  (to: string, options: { replace?: boolean } = {}) => ({
    payload: { to, replace: options.replace ?? false },
  }),
);
