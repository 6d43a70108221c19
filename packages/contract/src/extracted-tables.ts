import { z } from 'zod';
import { box } from './chat.ts';
import { tableCell } from './datasheet-extraction-items.ts';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { id, searchTerm } from './fields.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);
const base = '/workspaces/{workspaceId}/document-requests/{id}/tables';
const ofRequest = z.object({ workspaceId: id, id });

/** The part of a table that is on one page. */
const tablePart = z.object({
  ordinal: z.int().describe('Of the item that a correction of these rows belongs to.'),
  page: z.int().describe('1-based.'),
  box: box.nullable().describe('Null where the format has no page geometry.'),
  row: z.int().describe('Its first row in the whole table.'),
  rows: z.int().describe('How many rows of the whole table it fills; repeated header rows do not count.'),
  from: z.int().describe("Which of the item's own rows is the first of these."),
});

/** A table as its document means it: a table that continues over pages is one. */
export const wholeTable = z.object({
  ordinal: z.int().describe('Of its first part.'),
  documentId: id,
  fileName: z.string(),
  pages: z.array(z.int()).describe('1-based, ascending.'),
  caption: z.string().nullable(),
  name: z.string().nullable().describe('What it is called where it has no caption.'),
  rows: z.int().describe('With those of its header.'),
  bodyRows: z.int().describe('Without those of its header; what screens and files count.'),
  columns: z.int(),
  headerRows: z.int(),
  corrections: z.int().describe('How many cells people have corrected.'),
  parts: z.array(z.int()).describe('The items that it is made of, one a page.'),
});
export type WholeTable = z.infer<typeof wholeTable>;

/** The place of a cell in an item. */
const cellOrigin = z.object({ ordinal: z.int(), row: z.int(), column: z.int() });

export const wholeTableCell = tableCell.extend({
  page: z.int().describe('1-based.'),
  upTo: z.int().optional().describe('The page on which it ends, where the end of a page has cut its row.'),
  original: z.string().nullable().describe('What the document says, where a person has put `text` in its place.'),
  origin: cellOrigin,
  rest: z
    .array(cellOrigin)
    .optional()
    .describe('What goes on from it on the next pages, where the end of a page has cut its row.'),
});
export type WholeTableCell = z.infer<typeof wholeTableCell>;

export const wholeTableView = wholeTable.omit({ parts: true }).extend({
  parts: z.array(tablePart).describe('The items that it is made of, one a page.'),
  cells: z.array(wholeTableCell).describe('In order of rows, then columns; empty ones left out.'),
});
export type WholeTableView = z.infer<typeof wholeTableView>;

/** The same counts as in the files. */
export const tableTotals = z.object({
  tables: z.int().describe('Those over several pages as one.'),
  rows: z.int().describe('Without those of headers.'),
  datasheets: z.int().describe('How many were found.'),
  parameters: z.int().describe('Of all datasheets.'),
});

export const listTables = endpoint.get(base, {
  failed: 'Failed to fetch the tables',
  summary:
    'The tables that a run has found, those over several pages as one, without their cells; with search words only those that have all of them in their caption, name or cells',
  params: ofRequest,
  query: z.object({ searchTerm }),
  response: one(
    z.object({
      tables: z.array(wholeTable).describe('In the order of their documents.'),
      totals: tableTotals.describe('As in the files: of all tables, also where words were searched for.'),
    }),
  ),
});

export const viewTable = endpoint.get(`${base}/{ordinal}`, {
  failed: 'Failed to fetch the table',
  summary: 'One table whole, with the pages that it goes on over, corrections included',
  params: ofRequest.extend({ ordinal: z.coerce.number().int().min(0).max(1_000_000) }),
  response: one(wholeTableView),
});
