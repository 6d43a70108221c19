import { z } from 'zod';
import { box } from './chat.ts';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { id } from './fields.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

/** At most this many changes are listed; the rest is counted. */
export const mostChanges = 2000;

/** The state of something in one of the two runs. */
const changeSide = z.object({
  text: z.string().describe('Corrections included.'),
  byHand: z.boolean().describe('A person wrote it.'),
  place: z
    .object({ documentId: id, fileName: z.string(), page: z.int(), quote: z.string(), boxes: z.array(box) })
    .nullable()
    .describe('Its place, where there is only one.'),
});
export type ChangeSide = z.infer<typeof changeSide>;

export const runChange = z.object({
  kind: z
    .enum(['added', 'removed', 'changed'])
    .describe('Only the later run has it, only the earlier one, or both, each otherwise.'),
  group: z.string().nullable().describe('What it belongs to: a keyword, a category, a section of a datasheet.'),
  title: z.string().describe('What it is: a document, a question, a parameter, a section.'),
  before: changeSide.nullable().describe('In the earlier run.'),
  after: changeSide.nullable().describe('In the later run.'),
});
export type RunChange = z.infer<typeof runChange>;

export const compareRuns = endpoint.get('/workspaces/{workspaceId}/document-requests/{id}/changes/{earlierId}', {
  failed: 'Failed to compare the runs',
  summary: 'What a run has found otherwise than an earlier one of the same kind: new, gone and changed',
  params: z.object({ workspaceId: id, id, earlierId: id.describe('The run that it is compared with.') }),
  response: one(
    z.object({
      changes: z.array(runChange).describe('At most 2,000; the counts are of all.'),
      counts: z
        .object({
          added: z.int().describe('Only in the later run.'),
          removed: z.int().describe('Only in the earlier run.'),
          changed: z.int().describe('In both, each otherwise.'),
          same: z.int().describe('In both alike.'),
        })
        .describe('Of all that the two runs found.'),
    }),
  ),
});
