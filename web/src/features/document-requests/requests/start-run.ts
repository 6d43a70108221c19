import type { InputOf } from '@bidloom/contract';
import { startComparison } from '@bidloom/contract/comparisons';
import {
  exportChatHistory,
  extractDatasheets,
  extractKeywords,
  generateNewQuestions,
  generateQuestions,
  queryRequest,
  queryWorkspace,
  type RequestType,
  summarise,
} from '@bidloom/contract/document-requests';
import { createAction } from '@reduxjs/toolkit';

/** The calls that start a run, and what type of run comes of each. */
export const starters = {
  keywords: { endpoint: extractKeywords, type: 'keyword_extraction' },
  datasheets: { endpoint: extractDatasheets, type: 'datasheet_extraction' },
  summary: { endpoint: summarise, type: 'summary' },
  questions: { endpoint: generateQuestions, type: 'question_generation' },
  newQuestions: { endpoint: generateNewQuestions, type: 'question_generation' },
  batchQuery: { endpoint: queryWorkspace, type: 'batch_query' },
  batchQueryAgain: { endpoint: queryRequest, type: 'batch_query' },
  comparison: { endpoint: startComparison, type: 'comparison' },
  chatExport: { endpoint: exportChatHistory, type: 'chat_export' },
} as const satisfies Record<string, { endpoint: unknown; type: RequestType }>;

export type Starter = keyof typeof starters;
/** What a starter's call takes. */
export type StartBody<S extends Starter> = InputOf<(typeof starters)[S]['endpoint']['body']>;

export interface StartRequest {
  starter: Starter;
  /** As the starter's endpoint takes it. */
  body: object;
  /** Of the path, where it has any. */
  params?: Record<string, string>;
}

export const startRequested = createAction<StartRequest>('documentRequests/start');
