import { plural } from '../../lib/plural.ts';
import type { Runner } from '../runs/run-context.ts';
import { countItems } from '../runs/run-items.repository.ts';
import { loadChatEntries } from './chat-export.repository.ts';

/** Older questions are answered between two attempts: parts of the list would not be the same ones in the next attempt. */
const wholeList = 'chat history';

/** Gathers what the person asked in this tender, oldest first, as it is now: later questions are not in the file. */
export const gatherChat: Runner<'chat_export'> = async ({
  tenant,
  requestId,
  userId,
  workspaceId,
  report,
  isDone,
  save,
  signal,
}) => {
  if (!isDone(wholeList)) {
    report('Gathering your questions', 0);
    const entries = await tenant((trx) => loadChatEntries(trx, workspaceId, userId));
    signal.throwIfAborted();
    await save(wholeList, entries);
  }
  // An earlier attempt may have written them, when there were fewer.
  const count = await tenant((trx) => countItems(trx, requestId));
  return {
    result: { entries: count },
    message: count === 0 ? 'Your chat history is empty' : `Your chat history is ready: ${plural(count, 'question')}`,
  };
};
