import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, list, one } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { id, optionalLines, requiredLines, requiredText, timestamp } from './fields.ts';
import { organizationAdmins, organizationMembers } from './roles.ts';
import { templateSection } from './summaries.ts';

const endpoint = endpointsOf('summary-templates', organizationAdmins);
const base = '/api/organizations/{organizationId}/summary-templates';
const ofOrganization = z.object({ organizationId: id });
const ofTemplate = ofOrganization.extend({ templateId: id });

export const summaryTemplate = z.object({
  id,
  organizationId: id,
  name: z.string(),
  description: z.string().nullable(),
  sections: z.array(z.object({ title: z.string(), prompt: z.string() })),
  isDefault: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type SummaryTemplate = z.infer<typeof summaryTemplate>;

export const summaryTemplateForm = z.strictObject({
  name: requiredText('name', 120),
  description: optionalLines('description', 500),
  sections: z.array(templateSection).min(1, fieldMessages.required('sections')).max(30),
  isDefault: z.boolean().default(false).describe('Making one the default takes it from the other.'),
});

export const listSummaryTemplates = endpoint.get(base, {
  failed: 'Failed to fetch summary templates',
  // Everybody who summarises chooses one.
  access: organizationMembers,
  summary: "An organization's summary templates, the default first",
  params: ofOrganization,
  response: list(summaryTemplate),
});

export const createSummaryTemplate = endpoint.post(base, {
  failed: 'Failed to create summary template',
  summary: 'Create a summary template',
  params: ofOrganization,
  body: summaryTemplateForm,
  status: 201,
  response: one(summaryTemplate),
});

export const updateSummaryTemplate = endpoint.put(`${base}/{templateId}`, {
  failed: 'Failed to update summary template',
  summary: 'Replace a summary template',
  params: ofTemplate,
  body: summaryTemplateForm,
  response: one(summaryTemplate),
});

export const deleteSummaryTemplate = endpoint.delete(`${base}/{templateId}`, {
  failed: 'Failed to delete summary template',
  summary: 'Delete a summary template; where it was the default, the oldest one left becomes it',
  params: ofTemplate,
  response: done,
});

export const promptDraft = z.object({
  prompt: z.string(),
  engine: z
    .enum(['extractive', 'langchain'])
    .describe('Who wrote it: the built-in analyst by its rules, or a language model.'),
  model: z.string().nullable().describe('Name of the model; null without one.'),
});
export type PromptDraft = z.infer<typeof promptDraft>;

export const generatePrompt = endpoint.post(`${base}/generate-prompt`, {
  failed: 'Failed to generate prompt',
  summary: "Draft a section's prompt from a plain wish",
  params: ofOrganization,
  body: z.strictObject({ wish: requiredLines('wish', 1000) }),
  response: one(promptDraft),
});
