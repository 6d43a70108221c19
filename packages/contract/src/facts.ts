import { z } from 'zod';
import { box } from './chat.ts';
import { endpointsOf } from './endpoint.ts';
import { failure, list, one } from './envelope.ts';
import { freeText, id, requiredLines, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { runExport } from './run.ts';

const endpoint = endpointsOf('facts', organizationMembers);
const base = '/workspaces/{workspaceId}/facts';
const ofWorkspace = z.object({ workspaceId: id });

/** What a bid manager must know of a tender, in the order in which it is shown. */
export const factNames = [
  'submission_deadline',
  'submission_method',
  'clarification_deadline',
  'pre_bid_meeting',
  'bid_opening',
  'bid_validity',
  'bid_security',
  'performance_security',
  'tender_fee',
  'estimated_value',
  'contract_period',
  'delay_damages',
  'payment_terms',
  'advance_payment',
  'warranty',
  'minimum_turnover',
  'similar_experience',
  'joint_venture',
  'subcontracting',
  'bid_language',
  'currency',
  'evaluation_method',
  'governing_law',
  'contact',
  'insurance',
  'delivery_place',
] as const;
export const factName = z.enum(factNames);
export type FactName = z.infer<typeof factName>;

export const factStatus = z.enum(['pending', 'found', 'not_stated', 'confirmed', 'corrected', 'marked_not_stated']);
export type FactStatus = z.infer<typeof factStatus>;

export const factCertainty = z.enum(['certain', 'likely', 'check']);
export type FactCertainty = z.infer<typeof factCertainty>;

/** Words on a page. */
const factPlace = z.object({
  documentId: id,
  fileName: z.string().describe("The document's name."),
  page: z.int().describe('1-based.'),
  quote: z.string().describe('Verbatim on that page.'),
  offset: z.int().nullable().describe("Where the quote begins in the page's text, in UTF-16 code units."),
  boxes: z.array(box).describe('One a line of the quote; empty where the format has no page geometry.'),
});
export type FactPlace = z.infer<typeof factPlace>;

/** A value with the place that states it. */
export const factValue = z.object({
  value: z
    .string()
    .describe('Normal form by the kind of fact: `2024-08-12T15:00`, `P90D`, `INR 200000`, `2%`, `yes`, or words.'),
  text: z.string().describe('The same as people read it.'),
  documentId: id.nullable().describe('Null: no place is known, as of a value that a person typed.'),
  fileName: z.string().nullable().describe("The document's name."),
  page: z.int().nullable().describe('1-based.'),
  quote: z.string().nullable().describe('Verbatim on that page.'),
  offset: z.int().nullable().describe("Where the quote begins in the page's text, in UTF-16 code units."),
  boxes: z.array(box).describe('One a line of the quote; empty where the format has no page geometry.'),
  zonePlace: factPlace
    .optional()
    .describe(
      'Of a time of day: where the documents name the time zone of all times, if its own words name none; left out: nowhere.',
    ),
});
export type FactValue = z.infer<typeof factValue>;

export const workspaceFact = z.object({
  fact: factName.describe('Which fact it is.'),
  ...factValue.shape,
  value: z
    .string()
    .nullable()
    .describe('The value that counts: what a person decided, else what was found; null: not stated, or not read yet.'),
  text: z.string().nullable().describe('The same as people read it.'),
  status: factStatus.describe(
    '`pending`: not read yet, or not since its document was removed; `found`, `not_stated`: as the documents say; the others: as a person decided.',
  ),
  probability: z
    .number()
    .nullable()
    .describe('How likely what was found is right (also that it is not stated), 0 to 1, calibrated; null: not read.'),
  certainty: factCertainty
    .nullable()
    .describe(
      'The same in a word; null where a person decided, or it is not read. That nothing was found is never `certain`.',
    ),
  conflicts: z.array(factValue).describe('Other values that the documents give for the same, most likely first.'),
  apart: z
    .array(factValue)
    .describe('Other dates, so far from the value that they may be about something else: neither is said to be wrong.'),
  replaced: z
    .array(factValue)
    .describe(
      'Earlier dates that the found date replaces, such as the deadline before an addendum; one for each day and document.',
    ),
  maybeAt: z
    .array(factPlace)
    .optional()
    .describe('Where it is not clear that nothing is stated: places that may state it. Left out: it is clear.'),
  found: factValue.nullable().describe('What the documents state, whatever a person decided; null: they do not.'),
  documentsSayOtherwise: z
    .boolean()
    .describe('Since a person decided, the documents have come to state something else, or something else as well.'),
  statedSince: z
    .array(factValue)
    .describe('What that is; none where they no longer state what they did, or where nobody decided.'),
  placeIsGone: z
    .boolean()
    .describe(
      'The place that a decision names is gone: its document was removed, or was read again and has other words.',
    ),
  decidedBy: z.object({ id, name: z.string() }).nullable().describe('The person who decided; null: nobody did.'),
  decidedAt: timestamp.nullable().describe('When that was.'),
});
export type WorkspaceFact = z.infer<typeof workspaceFact>;

/** How far reading the facts of a tender has come. */
export const factReading = z.object({
  status: z
    .enum(['none', 'in_progress', 'ready', 'failed'])
    .describe('`none`: there is no document to read them from. While `in_progress`, what was found before is shown.'),
  failure: z
    .string()
    .nullable()
    .describe(
      'Why reading failed, and what to do; where it is `ready`, why rules decided and not the language model that is set.',
    ),
  readAt: timestamp.nullable().describe('When they were read last; null: never.'),
  engine: z.enum(['extractive', 'langchain']).nullable().describe('Who decided: rules, or a language model.'),
  model: z.string().nullable().describe('Name of the language model; null without one.'),
});
export type FactReading = z.infer<typeof factReading>;

const facts = list(workspaceFact).extend({ reading: factReading.describe('How far reading them has come.') });

export const getFacts = endpoint.get(base, {
  failed: 'Failed to fetch key facts',
  summary: 'The key facts of a tender: all of them, in their order, stated or not',
  params: ofWorkspace,
  response: facts,
});

export const renewFacts = endpoint.post(`${base}/renew`, {
  failed: 'Failed to read the key facts again',
  summary: 'Have the key facts read again; what people decided stays',
  params: ofWorkspace,
  status: 202,
  response: facts,
});

/** Where it is left out, the person is taken to have seen what is found now. */
const seen = freeText('seen', 2000)
  .nullish()
  .describe('The found value that the person saw, null: none. Where another one is found by now, the fact says so.');

const seenConflicts = z
  .array(freeText('seenConflicts', 2000))
  .max(1000)
  .nullish()
  .describe(
    'The values of `conflicts` and `apart` that the person saw. Others that the documents state by now are told of by the fact. Where it is left out, the person is taken to have seen all.',
  );

const decidedAt = timestamp
  .nullish()
  .describe(
    "The fact's `decidedAt` as it was read: a decision made meanwhile is a conflict, not lost. Not compared where left out.",
  );

/** What a person decides about a fact. */
export const factDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('confirmed'),
    value: freeText('value', 2000).describe(
      'The value that was read: where the documents state another one by now, it is a conflict.',
    ),
    seenConflicts,
    decidedAt,
  }),
  z
    .strictObject({
      decision: z.literal('corrected'),
      value: requiredLines('value', 2000).describe('The value that counts instead, kept as it is typed.'),
      documentId: id.nullish().describe('The document that states it.'),
      page: z.int().min(1).max(1_000_000).nullish().describe('The page of it, 1-based.'),
      quote: freeText('quote', 2000).nullish().describe('The words that state it.'),
      seen,
      seenConflicts,
      decidedAt,
    })
    .refine(({ documentId, page }) => !documentId === !page, {
      path: ['page'],
      message: 'documentId and page are given together',
    })
    .refine(({ documentId, quote }) => documentId || !quote, {
      path: ['quote'],
      message: 'A quote needs its document and page',
    }),
  z.strictObject({ decision: z.literal('not_stated'), seen, seenConflicts, decidedAt }),
  z
    .strictObject({ decision: z.literal('kept'), seen, seenConflicts, decidedAt })
    .describe('The decision stays as it is, whatever the documents had come to state when the person looked.'),
]);
export type FactDecision = z.infer<typeof factDecision>;

const ofFact = ofWorkspace.extend({ fact: factName.describe('Which fact is meant.') });

/** A refused decision, with the fact as it is now where somebody else has decided on it meanwhile. */
const refusals = { 409: failure.extend({ data: workspaceFact.optional() }) };

export const decideFact = endpoint.put(`${base}/{fact}/decision`, {
  failed: 'Failed to save the key fact',
  summary:
    'Confirm a fact, put another value in its place, say that it is not stated, or keep what was decided; renewals keep that',
  params: ofFact,
  body: factDecision,
  response: one(workspaceFact),
  failures: refusals,
});

export const undoFactDecision = endpoint.delete(`${base}/{fact}/decision`, {
  failed: 'Failed to save the key fact',
  summary: 'Take back what a person decided: what the documents state counts again',
  params: ofFact,
  query: z.object({
    decidedAt: timestamp
      .optional()
      .describe("The fact's `decidedAt` as it was read: another decision is not taken back, but a conflict."),
  }),
  response: one(workspaceFact),
  failures: refusals,
});

/** Kinds of file that the key facts come as. */
export const factsFormats = ['xlsx', 'docx'] as const;
export type FactsFormat = (typeof factsFormats)[number];

export const exportFacts = endpoint.post(`${base}/exports`, {
  failed: 'Failed to download key facts',
  summary:
    'Have the key facts written to a file, as they are now; it is asked for and fetched as the files of runs are',
  params: ofWorkspace,
  body: z
    .strictObject({ format: z.enum(factsFormats).default('xlsx').describe('The kind of file.') })
    .nullish()
    .describe('A workbook where it is left out.'),
  status: 202,
  response: one(runExport),
});
