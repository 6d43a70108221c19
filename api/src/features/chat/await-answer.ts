import { failures } from '@bidloom/contract/failures';
import { withTenant } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { type ChatEntryRow, findChatEntry } from './chat.repository.ts';
import { type Asker, giveUp, own } from './chat.service.ts';
import type { AnswerWatch } from './follow-answer.ts';

export interface AwaitedAnswer {
  entry: ChatEntryRow;
  watch: AnswerWatch;
  onToken: (text: string) => void;
  /** Fires where nobody waits any more; the answer goes into the history all the same. */
  signal: AbortSignal;
}

/**
 * Waits until a question is answered. Returns null where `signal` fired; throws `unavailable` where the answering failed or took too long,
 * `conflict` where it was cancelled.
 */
export async function awaitAnswer(
  platform: Platform,
  asker: Asker,
  { entry, ...follow }: AwaitedAnswer,
): Promise<ChatEntryRow | null> {
  const read = async () =>
    own(await withTenant(platform.database, asker.organizationId, (trx) => findChatEntry(trx, asker.userId, entry.id)));
  const isFinal = async () => (await read()).status !== 'pending';
  const outcome = await follow.watch.follow({ chatEntryId: entry.id, isFinal, ...follow });
  if (outcome === 'gone') return null;
  if (outcome === 'late') await giveUp(platform, asker, entry);
  const { status, failure, ...finished } = await read();
  if (status === 'cancelled') throw new AppError(failures.chat.stopped(failure));
  if (status === 'failed') throw new AppError(failures.chat.notAnswered(failure));
  return { ...finished, status, failure };
}
