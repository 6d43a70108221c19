import { gatherChat } from './chat-export/gather-chat.ts';
import { compareProposals } from './comparisons/compare-proposals.ts';
import { extractDatasheets } from './datasheet-extraction/extract-datasheets.ts';
import { trimKeywords } from './keyword-extraction/export-limits.ts';
import { extractKeywords } from './keyword-extraction/extract-keywords.ts';
import { answerQuestions } from './predefined-answers/answer-questions.ts';
import { generateQuestions } from './question-generation/generate-questions.ts';
import type { Trimmers } from './runs/exports/write-run-file.handler.ts';
import type { Runners } from './runs/run-context.ts';
import { summariseDocuments } from './summaries/summarise-documents.ts';

/** What carries out each type of run; what writes its files is in `renderers.ts`. */
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

/** What files show of the items of a type, where that is not all of them. */
export const trimmers: Trimmers = { keyword_extraction: trimKeywords };
