import { fieldMessages } from '@bidloom/contract/field-messages';
import { type Proposal, type ProposalRow, proposalBody } from '@bidloom/contract/proposals';
import { messages } from '../../lib/messages.ts';
import { z } from '../../lib/zod.ts';

const text = messages.proposals;
const shape = proposalBody.shape;

/** Fields of a form are texts: figures and what was left empty are turned before the contract's rules look. */
const contents = {
  amount: z
    .string()
    .transform((value) => (value.trim() === '' ? null : Number(value)))
    .pipe(shape.amount.unwrap()),
  currency: z
    .string()
    .transform((value) => value.trim().toUpperCase() || null)
    .pipe(shape.currency.unwrap()),
  notes: z.string().max(4000, 'notes must be at most 4000 characters'),
};

const hasCurrency = ({ amount, currency }: { amount: number | null; currency: string | null }) =>
  amount === null || currency !== null;
const currencyMissing = { path: ['currency'], message: text.amountNeedsCurrency };

/** A new proposal. The vendor is named: one that nobody knows yet is added. */
export const newProposalSchema = z
  .object({
    workspaceId: z.uuid(text.chooseTender),
    vendor: z.string().trim().min(1, fieldMessages.required('vendor')).max(200),
    title: shape.title,
    ...contents,
  })
  .refine(hasCurrency, currencyMissing);

/** What may be changed of one. */
export const proposalChangesSchema = z
  .object({ title: shape.title, replaces: z.boolean(), ...contents })
  .refine(hasCurrency, currencyMissing);

export const changesDefaults = (proposal: Proposal | ProposalRow): z.input<typeof proposalChangesSchema> => ({
  title: proposal.title,
  // What is sealed stays, unless it is entered again.
  replaces: proposal.sealedUntil === null,
  amount: proposal.amount?.toString() ?? '',
  currency: proposal.currency ?? '',
  notes: proposal.notes ?? '',
});
