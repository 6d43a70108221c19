import { z } from 'zod';
import { answerBand } from './answer-bands.ts';
import { box, citation, claim } from './chat.ts';
import { fieldMessages } from './field-messages.ts';
import { freeText, id, timestamp } from './fields.ts';

/** A claim's sentences with the places that they stand on; `claims[].citations` are indexes into `citations`. */
const cited = { claims: z.array(claim), citations: z.array(citation) };

/** How a place says the keyword. */
export const keywordMatch = z.enum([
  'exact',
  'part_of_word',
  'inflection',
  'abbreviation',
  'glossary',
  'spelling',
  'synonym',
]);
export type KeywordMatch = z.infer<typeof keywordMatch>;

export const keywordHit = z.object({
  documentId: id,
  fileName: z.string(),
  page: z.int().describe('1-based.'),
  match: keywordMatch,
  found: z.string().describe('The words as they stand.'),
  section: z.array(z.string()).describe('Titles of the sections, outermost first.'),
  sentence: z
    .string()
    .describe('The sentence or the table row that holds it, and where in it the words stand: offsets, end exclusive.'),
  start: z.int(),
  end: z.int(),
  offset: z
    .int()
    .optional()
    .describe(
      "Where the words begin in the page's text, in UTF-16 code units; not there in runs from before it was kept.",
    ),
  boxes: z.array(box).describe('Of the words themselves; empty where the format has no page geometry.'),
});
export type KeywordHit = z.infer<typeof keywordHit>;

export const keywordHeadline = z.object({
  keyword: z.string(),
  origin: z.enum(['selected', 'custom']),
  total: z.int(),
  counts: z.partialRecord(keywordMatch, z.int()),
  documents: z.array(z.object({ documentId: id, fileName: z.string(), count: z.int() })),
  digest: z
    .object(cited)
    .nullable()
    .describe('What the documents say of it, where that was asked for; null: not asked for.'),
});
export const keywordContent = z.object({ hits: z.array(keywordHit) });

export const tableHeadline = z.object({
  documentId: id,
  fileName: z.string(),
  page: z.int(),
  caption: z.string().nullable(),
  name: z
    .string()
    .nullish()
    .describe(
      'What it is called where it has no caption: the heading above it, or its first column; runs of earlier versions lack it.',
    ),
  rows: z.int(),
  columns: z.int(),
  headerRows: z.int(),
  continues: z.boolean().describe('Goes on from the table before it.'),
  ruling: z.enum(['ruled', 'half_ruled', 'unruled', 'native']),
  box: box.nullable(),
});
export const tableCell = z.object({
  row: z.int(),
  column: z.int(),
  rowSpan: z.int(),
  columnSpan: z.int(),
  text: z.string(),
  isHeader: z.boolean(),
  boxes: z.array(box),
  offset: z
    .int()
    .optional()
    .describe(
      "Where it begins in the page's text, in formats without page geometry; not there in documents that were read before it was kept.",
    ),
});
export const tableContent = z.object({ cells: z.array(tableCell) });

export const parameter = z.object({
  tag: z.string().nullable(),
  parameter: z.string(),
  value: z.string(),
  unit: z.string().nullable(),
  condition: z.string().nullable(),
  section: z.string().nullable(),
  normalized: z
    .object({ value: z.number(), upTo: z.number().nullable(), unit: z.string() })
    .nullable()
    .describe('The same in base units, for comparison.'),
  page: z.int(),
  quote: z.string(),
  boxes: z.array(box),
  offset: z.int().optional().describe("Of the cell that it was read from, as a table's cells have it."),
  keyword: z.string().nullable().describe('The asked keyword that means it; null where none was asked for.'),
  origin: z
    .enum(['rules', 'model'])
    .describe('Who found it: rules that read the page, or a language model that proposed what the rules did not find.'),
});
export type Parameter = z.infer<typeof parameter>;

export const datasheetHeadline = z.object({
  documentId: id,
  fileName: z.string(),
  title: z.string().nullable(),
  tags: z.array(z.string()),
  pages: z.array(z.int()),
  parameters: z.int(),
});
export const datasheetContent = z.object({ parameters: z.array(parameter) });

export const summarySection = z.object({ title: z.string(), prompt: z.string(), ...cited });

export const generatedQuestion = z.object({
  text: z.string(),
  audience: z.enum(['ask', 'answer']).describe('`ask`: for the buyer. `answer`: for the bid.'),
  reason: z.enum(['requirement', 'ambiguity', 'contradiction', 'gap']),
  citations: z.array(citation),
});

export const batchAnswer = z.object({
  questionId: id,
  categoryId: id,
  categoryName: z.string(),
  question: z.string(),
  answer: z.string(),
  answered: z.boolean().describe('Whether the documents hold an answer.'),
  band: answerBand.optional().describe('Not there in runs from before it was kept: read `answered` then.'),
  confidence: z.number().describe('How likely the answer is to be right, 0 to 1.'),
  certainty: z
    .enum(['certain', 'likely', 'check'])
    .nullish()
    .describe('The same in a word; null where the documents do not answer; not there in older runs.'),
  failure: z.string().nullable().describe('Why there is none, where asking failed.'),
  ...cited,
});

export const chatExportEntry = z.object({
  question: z.string(),
  answer: z.string(),
  answered: z.boolean().nullable(),
  band: answerBand.nullable().optional().describe('Not there in what is older: read `answered` then.'),
  engine: z.string().nullable(),
  fileName: z.string().nullable(),
  timestamp,
  ...cited,
});

/** A key fact as it was when it was downloaded. */
export const exportedFact = z.object({
  fact: z.string().describe('Which fact it is.'),
  status: z.string(),
  certainty: z.string().nullable().describe('How sure it is, in a word; null where a person decided.'),
  value: z.string().nullable(),
  text: z.string().nullable(),
  fileName: z.string().nullable(),
  page: z.int().nullable(),
  quote: z.string().nullable(),
  zone: z
    .string()
    .nullish()
    .describe(
      'The time zone that is stated with a time of day; null: none is, or it is no time. Not of older downloads.',
    ),
  conflicts: z
    .array(z.object({ text: z.string(), fileName: z.string().nullable(), page: z.int().nullable() }))
    .describe('Other values that the documents give for the same.'),
  documentsSayOtherwise: z
    .boolean()
    .describe('Since a person decided, the documents have come to state something else.'),
  placeIsGone: z
    .boolean()
    .describe(
      'The place that a decision names is gone: its document was removed, or was read again and has other words.',
    ),
  found: z.string().nullable().describe('What the documents state, whatever a person decided.'),
  decidedBy: z.string().nullable().describe('Name of the person who decided; null: nobody did.'),
});
export type ExportedFact = z.infer<typeof exportedFact>;

export const comparisonState = z
  .enum(['meets', 'deviates', 'missing', 'unclear'])
  .describe('`unclear`: what is offered can not be compared for sure; the reason says why.');
export type ComparisonState = z.infer<typeof comparisonState>;

/** A value with the place that it was read from. */
const comparedValue = z.object({
  documentId: id,
  fileName: z.string(),
  parameter: z.string().describe('What its document calls it.'),
  value: z.string(),
  unit: z.string().nullable(),
  condition: z.string().nullable(),
  page: z.int().describe('1-based.'),
  quote: z.string(),
  boxes: z.array(box),
  offset: z.int().optional().describe("Of the cell that it was read from, as a table's cells have it."),
});
export type ComparedValue = z.infer<typeof comparedValue>;

/** One parameter of the tender, and what each proposal offers for it. */
export const comparisonRow = z.object({
  tag: z.string().nullable(),
  section: z.string().nullable(),
  asked: comparedValue,
  offers: z
    .array(
      z.object({
        proposalId: id,
        vendorName: z.string(),
        title: z.string().describe('Of the proposal.'),
        state: comparisonState,
        reason: z.string().describe('Empty where there is nothing to say.'),
        offered: comparedValue.nullable().describe('Null where the proposal has none.'),
        converted: z.string().nullable().describe("In the tender's unit, where it is in another one."),
      }),
    )
    .describe('In the order of the proposals.'),
});
export type ComparisonRow = z.infer<typeof comparisonRow>;

/** A document that was read for a comparison. */
export const comparisonSource = z.object({
  proposalId: id.nullable().describe("Null: one of the tender's own."),
  documentId: id,
  fileName: z.string(),
  parameters: z.int(),
});

/** What the documents of one proposal answer to a question that all are asked. */
export const comparisonAnswer = batchAnswer.extend({ proposalId: id, vendorName: z.string(), title: z.string() });

/** What a person put in the place of what was found. Each kind of item takes one of them. */
export const correction = z.union([
  /** Of a table: cells by their place. */
  z.strictObject({
    cells: z
      .array(
        z.strictObject({
          row: z.int().min(0).max(1_048_575),
          column: z.int().min(0).max(16_383),
          text: freeText('text', 5000),
        }),
      )
      .max(2000),
  }),
  /** Of a datasheet: parameters by their place in the list. */
  z.strictObject({
    parameters: z
      .array(
        z.strictObject({
          index: z.int().min(0).max(100_000),
          value: freeText('value', 1000),
          unit: freeText('unit', 60).nullable(),
        }),
      )
      .max(2000),
  }),
  /** Of a section of a summary, or of an answer. */
  z.strictObject({
    text: freeText('text', 50_000).refine((text) => text.trim() !== '', fieldMessages.required('text')),
    claims: z
      .array(
        z.strictObject({
          text: freeText('text', 50_000),
          citations: z.array(z.int().min(0)).max(1000),
          byHand: z
            .boolean()
            .optional()
            .describe('A person wrote or changed it. Corrections of earlier versions do not say.'),
          sameLine: z
            .boolean()
            .optional()
            .describe('It goes on in the line of the one before it, without anything between.'),
        }),
      )
      .max(5000)
      .optional()
      .describe(
        'The sentences of `text` in order, each in a line of its own unless it says otherwise, with the citations of the original that it keeps: indexes into `citations`. Left out: none are kept.',
      ),
  }),
  /** Of a row of a comparison: offers that a person has judged. */
  z.strictObject({
    rulings: z
      .array(
        z.strictObject({
          proposalId: id,
          state: z
            .enum(['meets', 'deviates', 'accepted', 'wrong_match'])
            .describe(
              '`accepted`: it deviates, and that is taken; `wrong_match`: what was found is another parameter.',
            ),
          note: freeText('note', 1000),
          value: freeText('value', 1000)
            .optional()
            .describe('What the offer says, where it was read wrong or not found; left out: what was found.'),
        }),
      )
      .max(20),
  }),
  /** Of a question: the one that it became. Set by accepting it. */
  z.strictObject({ questionId: id, categoryId: id }),
]);
export type Correction = z.infer<typeof correction>;

const shared = {
  ordinal: z.int().describe("From 0, in the order in which they were found; the item's name in its request."),
  correction: correction.nullable(),
  correctedAt: timestamp.nullable(),
};

/** Something that a run found. `content` is the heavy part; null in lists that were asked for without it. */
export const requestItem = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('keyword'),
    headline: keywordHeadline,
    content: keywordContent.nullable(),
  }),
  z.object({ ...shared, kind: z.literal('table'), headline: tableHeadline, content: tableContent.nullable() }),
  z.object({
    ...shared,
    kind: z.literal('datasheet'),
    headline: datasheetHeadline,
    content: datasheetContent.nullable(),
  }),
  z.object({ ...shared, kind: z.literal('summary_section'), headline: summarySection, content: z.null() }),
  z.object({ ...shared, kind: z.literal('question'), headline: generatedQuestion, content: z.null() }),
  z.object({ ...shared, kind: z.literal('answer'), headline: batchAnswer, content: z.null() }),
  z.object({ ...shared, kind: z.literal('chat_entry'), headline: chatExportEntry, content: z.null() }),
  z.object({ ...shared, kind: z.literal('comparison_source'), headline: comparisonSource, content: z.null() }),
  z.object({ ...shared, kind: z.literal('comparison_row'), headline: comparisonRow, content: z.null() }),
  z.object({ ...shared, kind: z.literal('comparison_answer'), headline: comparisonAnswer, content: z.null() }),
  z.object({ ...shared, kind: z.literal('fact'), headline: exportedFact, content: z.null() }),
]);
export type RequestItem = z.infer<typeof requestItem>;
export type ItemKind = RequestItem['kind'];
export type ItemOf<Kind extends ItemKind> = Extract<RequestItem, { kind: Kind }>;
