import { z } from 'zod';
import { box } from './chat.ts';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { factName } from './facts.ts';
import { id, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { workspaceStatus } from './workspaces.ts';

const endpoint = endpointsOf('similarTenders', organizationMembers);

/** Where a document says something. */
export const similarPlace = z.object({
  text: z.string().describe('As it is written there.'),
  documentId: id.nullable().describe('Null: no place is known, as of a value that a person typed.'),
  fileName: z.string().nullable(),
  page: z.int().nullable().describe('1-based.'),
  quote: z.string().nullable().describe('Verbatim on that page; null: the text itself.'),
  offset: z.int().nullable().describe("Where the quote begins in the page's text, in UTF-16 code units."),
  boxes: z.array(box),
});
export type SimilarPlace = z.infer<typeof similarPlace>;

export const similarReason = z.object({
  kind: z
    .enum(['standard', 'phrase', 'word', 'fact'])
    .describe('`standard`, `phrase`, `word`: a term of both; `fact`: an equal key fact.'),
  fact: factName.nullable().describe('Which key fact it is; null for other kinds.'),
  here: similarPlace,
  there: similarPlace,
});
export type SimilarReason = z.infer<typeof similarReason>;

export const reusableAnswer = z.object({
  kind: z
    .enum(['answer', 'fact'])
    .describe('`answer`: to a predefined question; `fact`: a key fact that a person decided.'),
  question: z.string().nullable().describe('Null for a key fact.'),
  fact: factName.nullable(),
  text: z.string(),
  isCorrected: z.boolean().describe('A person put it in the place of what was found.'),
  citations: z.array(similarPlace),
});
export type ReusableAnswer = z.infer<typeof reusableAnswer>;

export const similarTender = z.object({
  id,
  name: z.string(),
  reference: z.string().nullable(),
  customerId: id,
  customerName: z.string(),
  status: workspaceStatus,
  outcome: z.enum(['won', 'lost', 'no_bid']).nullable().describe('Null: it is not closed.'),
  closedAt: timestamp.nullable(),
  dueAt: timestamp.nullable(),
  value: z.number().nullable().describe('Estimated value in `currency`.'),
  currency: z.string().nullable().describe('ISO 4217.'),
  likeness: z
    .enum(['same', 'much', 'some'])
    .describe('How much both have in common: nearly everything, much, or some of what they are about.'),
  reasons: z
    .array(similarReason)
    .describe('What both mention and few other tenders do, the weightiest first; then equal key facts.'),
  answers: z.array(reusableAnswer).describe('What was answered well there and may be used again.'),
  moreAnswers: z.int().describe('Answers beyond those.'),
});
export type SimilarTender = z.infer<typeof similarTender>;

export const similarTenders = z.object({
  status: z
    .enum(['none', 'in_progress', 'ready', 'failed'])
    .describe('`none`: the tender has no document that was read. While `in_progress`, what was found before is shown.'),
  failure: z.string().nullable().describe('Why it failed, and what to do.'),
  computedAt: timestamp.nullable(),
  comparedWith: z.int().describe('Other tenders of the organization that have documents.'),
  items: z.array(similarTender).describe('The most similar first, at most 20.'),
});
export type SimilarTenders = z.infer<typeof similarTenders>;

export const getSimilarTenders = endpoint.get('/api/tenders/{id}/similar', {
  failed: 'Failed to fetch similar tenders',
  summary: 'Tenders whose documents are about the same, why, how they ended, and which answers may be used again',
  params: z.object({ id }),
  response: one(similarTenders),
});
