import { createAction } from '@reduxjs/toolkit';

/** What is shown may be older than what the server has: the connection was away, or another tab has changed something. */
export const freshenRequested = createAction('freshness/freshenRequested');
