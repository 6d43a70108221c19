import { z } from 'zod';
import { answerBand } from './answer-bands.ts';
import { endpointsOf } from './endpoint.ts';
import { failure, one, page } from './envelope.ts';
import { id, requiredLines, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('chat', organizationMembers);

/** `[x, y, width, height]` as fractions of the page, from its top left corner. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const citation = z.object({
  documentId: id,
  fileName: z.string(),
  page: z.int().describe('1-based.'),
  quote: z.string().describe('Verbatim on that page.'),
  offset: z
    .int()
    .optional()
    .describe(
      "Where it begins in the page's text, in UTF-16 code units: tells which of several alike is meant. Not there in what is older.",
    ),
  boxes: z.array(box).describe('One a line of the quote; empty where the format has no page geometry.'),
});
export type Citation = z.infer<typeof citation>;

/** One sentence of an answer; `citations` are indexes into the entry's list. Unsupported: nothing in the documents backs it. */
export const claim = z.object({ text: z.string(), citations: z.array(z.int()), supported: z.boolean() });
export type Claim = z.infer<typeof claim>;

export const chatEntry = z.object({
  id,
  workspaceId: id,
  question: z.string(),
  answer: z.string(),
  claims: z.array(claim),
  citations: z.array(citation),
  answered: z.boolean().nullable().describe('Whether the documents held an answer; null while there is none.'),
  band: answerBand.nullable().describe('How far the documents answer; null while there is no answer.'),
  confidence: z
    .number()
    .nullable()
    .describe(
      'How likely the answer is to be right, 0 to 1; null where there is none, or it is from before it was kept.',
    ),
  certainty: z
    .enum(['certain', 'likely', 'check'])
    .nullable()
    .describe('The same in a word; null where the documents do not answer, or it is from before it was kept.'),
  status: z.enum(['pending', 'answered', 'failed', 'cancelled']),
  failure: z.string().nullable(),
  engine: z
    .enum(['extractive', 'langchain'])
    .nullable()
    .describe('Who answered: the built-in analyst that quotes, or a language model.'),
  timestamp,
  fileName: z
    .string()
    .nullable()
    .describe("Names of the documents that were asked, joined by commas; null: all of the tender's."),
  isShared: z.boolean().describe('Everybody who may open the tender may read it by its link.'),
  isPinned: z.boolean().describe("It is listed above everybody's chat."),
});
export type ChatEntry = z.infer<typeof chatEntry>;

export const askQuestionBody = z.strictObject({
  workspaceId: id,
  ...identity,
  documentIds: z.array(id).min(1).max(500).optional().describe('The documents to ask; all ready ones where left out.'),
  userQuestion: requiredLines('userQuestion', 2000),
});

/**
 * Events of the stream: `entry` (the new entry), `token` (`{ text }`, a piece of the answer), `citations` (the whole finished entry),
 * `error` (a failure). The stream ends after `citations` or `error`.
 */
export const askQuestion = endpoint.post('/AI/ask-question', {
  failed: 'Failed to ask question',
  summary: 'Ask the documents of a tender; JSON when finished, or a stream of events for `Accept: text/event-stream`',
  body: askQuestionBody,
  produces: 'event-stream',
  events: {
    entry: chatEntry,
    token: z.object({ text: z.string() }),
    citations: chatEntry,
    error: failure.pick({ message: true, code: true, requestId: true }),
  },
  response: one(chatEntry),
});

export const cancelQuestion = endpoint.post('/AI/ask-question/{id}/cancel', {
  failed: 'Failed to stop the answer',
  summary: 'Stop answering',
  params: z.object({ id }),
  response: one(chatEntry),
});

export const chatHistory = endpoint.post('/AI/chat-history', {
  failed: 'Failed to fetch chat history',
  summary: 'What you asked in this tender, newest first',
  body: z.strictObject({
    workspaceId: id,
    ...identity,
    pageNumber: z.int().min(1).max(100_000).default(1),
    pageSize: z.int().min(1).max(100).default(50),
  }),
  response: page(chatEntry),
});
