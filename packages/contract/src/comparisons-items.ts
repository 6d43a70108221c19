import { z } from 'zod';
import { box } from './chat.ts';
import { id } from './fields.ts';
import { batchAnswer } from './predefined-answers-items.ts';

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
