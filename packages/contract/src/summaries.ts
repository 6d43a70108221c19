import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { id, requiredLines, requiredText } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { run } from './run.ts';
import { runStart, startedRun } from './run-start.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

export const templateSection = z.strictObject({
  title: requiredText('title', 200),
  prompt: requiredLines('prompt', 4000),
});
export type TemplateSection = z.infer<typeof templateSection>;

export const summarise = endpoint.post('/AI/document-summary', {
  failed: 'Failed to generate summary',
  summary: "Summarize documents by a template's sections",
  body: z.strictObject({
    ...runStart,
    templateId: id.nullish().describe("The organization's default where left out."),
    sections: z
      .array(templateSection)
      .min(1)
      .max(30)
      .optional()
      .describe("Sections to try out instead of a template's."),
  }),
  status: 202,
  response: startedRun,
});

export const regenerateItem = endpoint.post(
  '/workspaces/{workspaceId}/document-requests/{id}/items/{ordinal}/regenerate',
  {
    failed: 'Failed to regenerate the section',
    summary: 'Regenerate one section of a summary',
    params: z.object({ workspaceId: id, id, ordinal: z.coerce.number().int().min(0).max(1_000_000) }),
    response: one(run),
  },
);
