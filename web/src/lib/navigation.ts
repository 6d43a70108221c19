import { createAction } from '@reduxjs/toolkit';

/** Requests another screen, from code without access to the router; the app executes it. */
export const navigationRequested = createAction(
  'navigation/requested',
  (to: string, options: { replace?: boolean } = {}) => ({
    payload: { to, replace: options.replace ?? false },
  }),
);
