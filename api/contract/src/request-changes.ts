import { z } from 'zod';
import { box } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { one } from './envelope.ts';
import { id } from './fields.ts';
import { organizationMembers } from './roles.ts';

/** So many changes are told; the rest is counted. */
export const mostChanges = 2000;

/** What one of two runs has of something. */
const changeSide = z.object({
  text: z.string().describe('Corrections included.'),
  byHand: z.boolean().describe('A person wrote it.'),
  place: z
    .object({ documentId: id, fileName: z.string(), page: z.int(), quote: z.string(), boxes: z.array(box) })
    .nullable()
    .describe('Where it stands, where there is one such place.'),
});
export type ChangeSide = z.infer<typeof changeSide>;

export const runChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  group: z.string().nullable().describe('What it belongs to: a keyword, a category, a section of a datasheet.'),
  title: z.string().describe('What it is: a document, a question, a parameter, a section.'),
  before: changeSide.nullable(),
  after: changeSide.nullable(),
});
export type RunChange = z.infer<typeof runChange>;

export const compareRuns = defineEndpoint({
  method: 'GET',
  path: '/workspaces/{workspaceId}/document-requests/{id}/changes/{earlierId}',
  failed: 'Failed to compare the runs',
  tag: 'document-requests',
  access: organizationMembers,
  summary: 'What a run has found otherwise than an earlier one of the same kind: new, gone and changed',
  params: z.object({ workspaceId: id, id, earlierId: id }),
  response: one(
    z.object({
      changes: z.array(runChange),
      counts: z.object({ added: z.int(), removed: z.int(), changed: z.int(), same: z.int() }),
    }),
  ),
});
