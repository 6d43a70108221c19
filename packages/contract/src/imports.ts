import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { id, timestamp } from './fields.ts';
import { signedIn } from './roles.ts';

const endpoint = endpointsOf('imports', signedIn);

export const importStatus = z.enum(['queued', 'running', 'completed', 'failed']);

/** How an import from a sheet went: good rows are in, each bad one is named. */
export const importReport = z.object({
  id,
  status: importStatus,
  fileName: z.string(),
  totalRows: z.int().nullable().describe('Rows with content below the header, once known.'),
  importedRows: z.int(),
  errors: z
    .array(z.object({ row: z.int(), message: z.string() }))
    .describe("`row` is the row's number in the sheet, the header being row 1."),
  failure: z.string().nullable().describe('Why the whole file could not be read.'),
  createdAt: timestamp,
});
export type ImportReport = z.infer<typeof importReport>;

/** What an import call answers: the sheet is stored and its job is queued. */
export const importAccepted = one(z.object({ importId: id }));

export const getImport = endpoint.get('/Imports/{organizationId}/{importId}', {
  failed: 'Failed to fetch import',
  summary: 'How an import is doing, row errors included; for platform administrators those of people',
  params: z.object({ organizationId: id, importId: id }),
  response: one(importReport),
});
