import { z } from 'zod';
import { allCustomers, id } from './fields.ts';

/** Clients send an empty text for what they do not know. */
const unknown = z.literal('').transform(() => null);

/**
 * Who and what a call is for, as clients send it beside its matter. It is compared with the session and the tender, and nothing is
 * ever written from there: one that names somebody else is a 404.
 */
export const identity = {
  userId: z.union([id, unknown]).nullish().describe("The caller's own."),
  organizationId: z.union([id, unknown]).nullish().describe("The caller's own."),
  customerId: z
    .union([z.literal(allCustomers), id, unknown])
    .nullish()
    .describe("The tender's; `all` is accepted."),
  teamId: z.union([id, unknown]).nullish().describe('A team of the organization.'),
};

/** What a body of these fields names. */
export interface NamedIdentity {
  userId?: string | null | undefined;
  customerId?: string | null | undefined;
  teamId?: string | null | undefined;
}
