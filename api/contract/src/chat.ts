import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { id, requiredText, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';

const tag = 'chat';
const access = organizationMembers;

/** `[x, y, width, height]` as fractions of the page, from its top left corner. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const citation = z.object({
  documentId: id,
  fileName: z.string(),
  /** 1-based. */
  page: z.int(),
  /** Verbatim on that page. */
  quote: z.string(),
  /** Where it begins in the page's text, in UTF-16 code units: tells which of several alike is meant. Not there in what is older. */
  offset: z.int().optional(),
  /** One a line of the quote; empty where the format has no page geometry. */
  boxes: z.array(box),
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
  /** Whether the documents held an answer; null while there is none. */
  answered: z.boolean().nullable(),
  status: z.enum(['pending', 'answered', 'failed', 'cancelled']),
  failure: z.string().nullable(),
  /** Who answered: the built-in analyst that quotes, or a language model. */
  engine: z.enum(['extractive', 'langchain']).nullable(),
  timestamp,
  /** Names of the documents that were asked, joined by commas; null: all of the tender's. */
  fileName: z.string().nullable(),
});
export type ChatEntry = z.infer<typeof chatEntry>;

export const askQuestionBody = z.strictObject({
  workspaceId: id,
  /** The documents to ask; all ready ones where left out. */
  documentIds: z.array(id).min(1).max(500).optional(),
  userQuestion: requiredText('userQuestion', 2000),
});

/**
 * Events of the stream: `entry` (the entry as it was made), `token` (`{ text }`, a piece of the answer),
 * `citations` (the whole finished entry), `error` (a failure). The stream ends after `citations` or `error`.
 */
export const askQuestion = defineEndpoint({
  method: 'POST',
  path: '/AI/ask-question',
  tag,
  access,
  summary: 'Ask the documents of a tender; JSON when finished, or a stream of events for `Accept: text/event-stream`',
  body: askQuestionBody,
  produces: 'event-stream',
  response: one(chatEntry),
});

export const cancelQuestion = defineEndpoint({
  method: 'POST',
  path: '/AI/ask-question/{id}/cancel',
  tag,
  access,
  summary: 'Stop answering',
  params: z.object({ id }),
  response: one(chatEntry),
});

export const chatHistory = defineEndpoint({
  method: 'POST',
  path: '/AI/chat-history',
  tag,
  access,
  summary: 'What you asked in this tender, newest first',
  body: z.strictObject({
    workspaceId: id,
    pageNumber: z.int().min(1).max(100_000).default(1),
    pageSize: z.int().min(1).max(100).default(50),
  }),
  response: page(chatEntry),
});
