import { z } from 'zod';
import { chatEntry } from './chat.ts';
import { endpointsOf } from './endpoint.ts';
import { list, one } from './envelope.ts';
import { factName } from './facts.ts';
import { fieldMessages } from './field-messages.ts';
import { id, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('chat', organizationMembers);
const base = '/workspaces/{workspaceId}/answers';
const ofWorkspace = z.object({ workspaceId: id });
const ofAnswer = ofWorkspace.extend({ id });

const person = z.object({ id, name: z.string() });

/** An answer that people other than its asker can see. */
export const openAnswer = chatEntry.extend({
  askedBy: person.describe('Who asked.'),
  isOwn: z.boolean().describe('The caller asked for it.'),
  pinnedBy: person.nullable().describe('Who pinned it to the tender; null: nobody.'),
  pinnedAt: timestamp.nullable().describe('When it was pinned; null: it is not.'),
});
export type OpenAnswer = z.infer<typeof openAnswer>;

export const suggestedQuestion = z.object({
  question: z.string().describe('In the language of the documents.'),
  fact: factName.describe('The key fact that answers it.'),
  documentId: id.describe('The document that states it.'),
});
export type SuggestedQuestion = z.infer<typeof suggestedQuestion>;

export const pinnedAnswers = endpoint.get(`${base}/pinned`, {
  failed: 'Failed to fetch pinned answers',
  summary: 'The answers that are pinned to a tender, of all people, the one pinned last first; 100 at most',
  params: ofWorkspace,
  response: list(openAnswer),
});

export const viewAnswer = endpoint.get(`${base}/{id}`, {
  failed: 'Failed to fetch the answer',
  summary: 'One answer: your own, or one that is shared or pinned',
  params: ofAnswer,
  response: one(openAnswer),
});

export const shareAnswer = endpoint.put(`${base}/{id}/share`, {
  failed: 'Failed to share the answer',
  summary: 'Let everybody of the organization who may open the tender read this one answer; for who asked',
  params: ofAnswer,
  response: one(openAnswer),
});

export const unshareAnswer = endpoint.delete(`${base}/{id}/share`, {
  failed: 'Failed to stop sharing the answer',
  summary: 'Take that back: the link shows it to nobody else any more, unless it is pinned; for who asked',
  params: ofAnswer,
  response: one(openAnswer),
});

export const pinAnswer = endpoint.put(`${base}/{id}/pin`, {
  failed: 'Failed to pin the answer',
  summary: "Pin an answer to the tender: it is listed above everybody's chat",
  params: ofAnswer,
  response: one(openAnswer),
});

export const unpinAnswer = endpoint.delete(`${base}/{id}/pin`, {
  failed: 'Failed to unpin the answer',
  summary: 'Unpin an answer; nobody but its asker reads it then, unless it is shared',
  params: ofAnswer,
  response: one(openAnswer),
});

/** The most documents that an address names. */
export const mostSuggestedOf = 200;

export const suggestQuestions = endpoint.get('/workspaces/{workspaceId}/suggested-questions', {
  failed: 'Failed to fetch suggested questions',
  summary:
    'Questions that the tender answers, or those of its documents that `documentIds` names (with commas between), by its key facts; none before these are read. They are in English where a document is in English, else in the language of most pages',
  params: ofWorkspace,
  query: z.object({
    documentIds: z
      .string()
      .transform((given) => [...new Set(given.split(',').map((part) => part.trim()))])
      .pipe(z.array(id).max(mostSuggestedOf, fieldMessages.tooMany('documentIds', mostSuggestedOf)))
      .optional()
      .describe('The documents that are asked, all ready ones where left out.'),
  }),
  response: list(suggestedQuestion),
});
