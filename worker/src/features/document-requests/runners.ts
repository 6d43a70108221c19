import { answerQuestions } from './batch-query/answer-questions.ts';
import { gatherChat } from './chat-export/gather-chat.ts';
import { compareProposals } from './comparison/compare-proposals.ts';
import { extractDatasheets } from './datasheet-extraction/extract-datasheets.ts';
import { extractKeywords } from './keyword-extraction/extract-keywords.ts';
import { generateQuestions } from './question-generation/generate-questions.ts';
import type { Runners } from './run-context.ts';
import { summariseDocuments } from './summary/summarise-documents.ts';

/** What carries out each type of run. */
export const runners: Runners = {
  keyword_extraction: extractKeywords,
  datasheet_extraction: extractDatasheets,
  summary: summariseDocuments,
  batch_query: answerQuestions,
  question_generation: generateQuestions,
  chat_export: gatherChat,
  comparison: compareProposals,
  // Complete from its beginning: its items are written when it is asked for.
  facts_export: async () => ({ result: {}, message: 'Your key facts are ready' }),
};
