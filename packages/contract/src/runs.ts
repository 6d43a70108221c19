import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done, failure, one, page } from './envelope.ts';
import { choice, emptiableText, id, listQuery, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { exportFormat, run, runExport, runStatus, runTypes } from './run.ts';
import { correction, runItem } from './run-items.ts';

export * from './run.ts';
export * from './run-items.ts';

const tag = 'document-requests';

const access = organizationMembers;

const base = '/workspaces/{workspaceId}/document-requests';

const ofWorkspace = z.object({ workspaceId: id });

const ofRequest = ofWorkspace.extend({ id });

const ofItem = ofRequest.extend({ ordinal: z.coerce.number().int().min(0).max(1_000_000) });

const moment = z.iso.datetime({ offset: true });

export const searchRuns = defineEndpoint({
  method: 'GET',
  path: `${base}/search`,
  failed: 'Failed to fetch document requests',
  tag,
  access,
  summary:
    "A tender's runs of analysis; downloads of a chat are listed to their owner alone, downloads of key facts only where their type is asked for",
  params: ofWorkspace,
  query: listQuery({
    sortBy: ['createdAt', 'requestType', 'status', 'finishedAt', 'name'],
    defaultSort: 'createdAt',
    filters: {
      status: choice(runStatus.options).optional(),
      createdBy: id.optional().describe('The id of a person.'),
      requestType: choice(runTypes).optional(),
      sortDirection: choice(['asc', 'desc', 'ascending', 'descending'])
        .optional()
        .describe(
          'The direction as this call has it; wins over `sortDescending`. Newest first where neither is given.',
        ),
      from: moment.optional().describe('Runs that were started from this moment on.'),
      to: moment.optional().describe('Runs that were started before this moment.'),
    },
    descending: true,
  }),
  response: page(run),
});

/** A run with what it found, without the heavy part of each item. */
export const runView = run.extend({ items: z.array(runItem) });
export type RunView = z.infer<typeof runView>;

export const viewRun = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/view`,
  failed: 'Failed to fetch document request',
  tag,
  access,
  summary: 'One run with everything that it has found so far, without the heavy part of each item',
  params: ofRequest,
  query: z.object({
    afterOrdinal: z.coerce
      .number()
      .int()
      .min(-1)
      .max(1_000_000)
      .default(-1)
      .describe('Items after this one alone: what is new since the last look.'),
  }),
  response: one(runView),
});

export const viewItem = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/items/{ordinal}`,
  failed: 'Failed to fetch document request',
  tag,
  access,
  summary: 'One item of a run, whole',
  params: ofItem,
  response: one(runItem),
});

export const correctItem = defineEndpoint({
  method: 'PATCH',
  path: `${base}/{id}/items/{ordinal}`,
  failed: 'Failed to update document request',
  tag,
  access,
  summary: 'Put something in the place of what was found, marked as by hand; null takes it back',
  params: ofItem,
  body: z.strictObject({
    correction: correction.nullable(),
    correctedAt: timestamp
      .nullish()
      .describe(
        "The item's `correctedAt` as it was read: a correction made meanwhile is a conflict, not lost. Not compared where left out.",
      ),
  }),
  response: one(runItem),
  failures: { 409: failure.extend({ data: runItem.optional().describe('The item as it is now.') }) },
});

export const cancelRun = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/cancel`,
  failed: 'Failed to stop document request',
  tag,
  access,
  summary: 'Stop a run; what it has found so far stays',
  params: ofRequest,
  response: one(run),
});

export const retryRun = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/retry`,
  failed: 'Failed to retry document request',
  tag,
  access,
  summary: 'Go on with a run that failed or was stopped',
  params: ofRequest,
  response: one(run),
});

export const renameRun = defineEndpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  failed: 'Failed to rename document request',
  tag,
  access,
  summary: 'Name a run, so that it is found again; null takes its name away',
  params: ofRequest,
  body: z.strictObject({ name: emptiableText('name', 200) }),
  response: one(run),
});

export const deleteRun = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  failed: 'Failed to delete document request',
  tag,
  access,
  summary: 'Remove a run with its results; one that is in progress is stopped first',
  params: ofRequest,
  response: done,
});

const ofExport = ofRequest.extend({ exportId: id });

export const createExport = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/exports`,
  failed: 'Failed to create export',
  tag,
  access,
  summary: 'Have the results written to a file, corrections included',
  params: ofRequest,
  body: z.strictObject({ format: exportFormat }),
  status: 202,
  response: one(runExport),
});

export const getExport = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/exports/{exportId}`,
  failed: 'Failed to fetch export',
  tag,
  access,
  summary: 'Whether the file is written',
  params: ofExport,
  response: one(runExport),
});

export const exportContent = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/exports/{exportId}/content`,
  failed: 'Failed to download export',
  tag,
  access,
  summary: 'The file',
  params: ofExport,
  produces: 'file',
});
