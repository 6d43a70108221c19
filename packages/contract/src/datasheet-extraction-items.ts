import { z } from 'zod';
import { box } from './chat.ts';
import { id } from './fields.ts';

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
