import { fieldMessages } from '@bidloom/contract/field-messages';
import { type Proposal, type ProposalRow, proposalBody } from '@bidloom/contract/proposals';
import { messages } from '../../lib/messages.ts';
import { z } from '../../lib/zod.ts';

const text = messages.proposals;
const shape = proposalBody.shape;

/** Form fields are texts: figures and empty fields are converted before the contract's rules check them. */
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

/** A new proposal. The vendor is given by name, and added if it is new. */
export const newProposalSchema = z
  .object({
    workspaceId: z.uuid(text.chooseTender),
    vendor: z.string().trim().min(1, fieldMessages.required('vendor')).max(200),
    title: shape.title,
    ...contents,
  })
  .refine(hasCurrency, currencyMissing);

/** The fields of a proposal that can be changed. */
export const proposalChangesSchema = z
  .object({ title: shape.title, replaces: z.boolean(), ...contents })
  .refine(hasCurrency, currencyMissing);

export const changesDefaults = (proposal: Proposal | ProposalRow): z.input<typeof proposalChangesSchema> => ({
  title: proposal.title,
  // Sealed values stay, unless they are entered again.
  replaces: proposal.sealedUntil === null,
  amount: proposal.amount?.toString() ?? '',
  currency: proposal.currency ?? '',
  notes: proposal.notes ?? '',
});
