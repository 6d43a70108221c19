import { bandOf } from '@bidloom/contract/answer-bands';
import type { ChatEntry } from '@bidloom/contract/chat';
import { certaintyOf } from '@bidloom/texts/certainty';
import type { ChatEntryRow } from './chat.repository.ts';

const noAnswer = 'Response received but no answer provided.';

export function presentChatEntry({ jobId: _, documentNames, createdAt, ...row }: ChatEntryRow): ChatEntry {
  return {
    ...row,
    band: bandOf(row),
    certainty: row.answered && row.confidence !== null ? certaintyOf(row.confidence) : null,
    answer: row.status === 'answered' && row.answer.trim() === '' ? noAnswer : row.answer,
    fileName: documentNames,
    timestamp: createdAt.toISOString(),
  };
}
