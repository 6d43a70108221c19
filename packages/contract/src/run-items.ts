import { z } from 'zod';
import { chatExportEntry } from './chat-export-items.ts';
import { comparisonAnswer, comparisonRow, comparisonSource } from './comparisons-items.ts';
import { datasheetContent, datasheetHeadline, tableContent, tableHeadline } from './datasheet-extraction-items.ts';
import { exportedFact } from './facts-items.ts';
import { fieldMessages } from './field-messages.ts';
import { freeText, id, timestamp } from './fields.ts';
import { keywordContent, keywordHeadline } from './keyword-extraction-items.ts';
import { batchAnswer } from './predefined-answers-items.ts';
import { generatedQuestion } from './question-generation-items.ts';
import { summarySection } from './summaries-items.ts';

/** What a person put instead of what was found. Each kind of item takes one of them. */
export const correction = z.union([
  /** For a table: cells by their place. */
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
  /** For a datasheet: parameters by their place in the list. */
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
  /** For a section of a summary, or for an answer. */
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
  /** For a row of a comparison: offers that a person has judged. */
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
  /** For a question: the question of a category that it became. Set when it is accepted. */
  z.strictObject({ questionId: id, categoryId: id }),
]);
export type Correction = z.infer<typeof correction>;

const shared = {
  ordinal: z.int().describe("From 0, in the order in which they were found; the item's name in its request."),
  correction: correction.nullable(),
  correctedAt: timestamp.nullable(),
};

/** Something that a run found. `content` is the heavy part; null in lists that were asked for without it. */
export const runItem = z.discriminatedUnion('kind', [
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
export type RunItem = z.infer<typeof runItem>;

export type ItemKind = RunItem['kind'];

export type ItemOf<Kind extends ItemKind> = Extract<RunItem, { kind: Kind }>;
