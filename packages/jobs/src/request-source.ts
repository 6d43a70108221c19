import { z } from 'zod';

/** Where somebody called from. */
export const requestSource = z.object({
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
});
