import type { OpenAnswer } from '@bidloom/contract/answers';
import type { AnswerRow } from './answers.repository.ts';
import { presentChatEntry } from './chat.presenter.ts';

export function presentAnswer(
  { userId, askerName, pinnedBy, pinnerName, pinnedAt, ...entry }: AnswerRow,
  readerId: string,
): OpenAnswer {
  return {
    ...presentChatEntry(entry),
    askedBy: { id: userId, name: askerName ?? '' },
    isOwn: userId === readerId,
    pinnedBy: pinnedBy ? { id: pinnedBy, name: pinnerName ?? '' } : null,
    pinnedAt: pinnedAt?.toISOString() ?? null,
  };
}
