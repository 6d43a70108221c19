import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, failure, one, page } from './envelope.ts';
import { choice, emptiableText, id, listQuery, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { exportFormat, run, runExport, runStatus, runTypes } from './run.ts';
import { correction, runItem } from './run-items.ts';

export * from './run.ts';
export * from './run-items.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

const base = '/workspaces/{workspaceId}/document-requests';

const ofWorkspace = z.object({ workspaceId: id });

const ofRequest = ofWorkspace.extend({ id });

const ofItem = ofRequest.extend({ ordinal: z.coerce.number().int().min(0).max(1_000_000) });

const moment = z.iso.datetime({ offset: true });

export const searchRuns = endpoint.get(`${base}/search`, {
  failed: 'Failed to fetch document requests',
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

export const viewRun = endpoint.get(`${base}/{id}/view`, {
  failed: 'Failed to fetch document request',
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

export const viewItem = endpoint.get(`${base}/{id}/items/{ordinal}`, {
  failed: 'Failed to fetch document request',
  summary: 'One item of a run, whole',
  params: ofItem,
  response: one(runItem),
});

export const correctItem = endpoint.patch(`${base}/{id}/items/{ordinal}`, {
  failed: 'Failed to update document request',
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

export const cancelRun = endpoint.post(`${base}/{id}/cancel`, {
  failed: 'Failed to stop document request',
  summary: 'Stop a run; what it has found so far stays',
  params: ofRequest,
  response: one(run),
});

export const retryRun = endpoint.post(`${base}/{id}/retry`, {
  failed: 'Failed to retry document request',
  summary: 'Go on with a run that failed or was stopped',
  params: ofRequest,
  response: one(run),
});

export const repeatRun = endpoint.post(`${base}/{id}/repeat`, {
  failed: 'Failed to start the run again',
  summary: 'A new run that asks for the same, of the documents as they are by now',
  params: ofRequest,
  status: 202,
  response: one(run),
});

export const renameRun = endpoint.patch(`${base}/{id}`, {
  failed: 'Failed to rename document request',
  summary: 'Name a run, so that it is found again; null takes its name away',
  params: ofRequest,
  body: z.strictObject({ name: emptiableText('name', 200) }),
  response: one(run),
});

export const deleteRun = endpoint.delete(`${base}/{id}`, {
  failed: 'Failed to delete document request',
  summary: 'Remove a run with its results; one that is in progress is stopped first',
  params: ofRequest,
  response: done,
});

const ofExport = ofRequest.extend({ exportId: id });

export const createExport = endpoint.post(`${base}/{id}/exports`, {
  failed: 'Failed to create export',
  summary: 'Have the results written to a file, corrections included',
  params: ofRequest,
  body: z.strictObject({ format: exportFormat }),
  status: 202,
  response: one(runExport),
});

export const getExport = endpoint.get(`${base}/{id}/exports/{exportId}`, {
  failed: 'Failed to fetch export',
  summary: 'Whether the file is written',
  params: ofExport,
  response: one(runExport),
});

export const exportContent = endpoint.get(`${base}/{id}/exports/{exportId}/content`, {
  failed: 'Failed to download export',
  summary: 'The file',
  params: ofExport,
  produces: 'file',
});
