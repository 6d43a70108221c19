import type { ShownCitation, ShownClaim } from '../../../analyst/present-claims.ts';
import { plural } from '../present.ts';
import type { Runner } from '../run-context.ts';

/** Entries written in one step. */
const batch = 50;

/** Gathers what the person asked in this tender, oldest first, as it stands now: later questions are not in the file. */
export const gatherChat: Runner<'chat_export'> = async ({
  tenant,
  userId,
  workspaceId,
  report,
  isDone,
  save,
  signal,
}) => {
  const entries = await tenant((trx) =>
    trx
      .selectFrom('chatEntries')
      .select(['id', 'question', 'answer', 'answered', 'engine', 'documentNames', 'createdAt', 'claims', 'citations'])
      .where('workspaceId', '=', workspaceId)
      .where('userId', '=', userId)
      .where('status', '=', 'answered')
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  );
  for (let start = 0; start < entries.length; start += batch) {
    signal.throwIfAborted();
    const some = entries.slice(start, start + batch);
    const step = `from ${some[0]?.id}`;
    report(`Gathering question ${start + 1} of ${entries.length}`, (100 * start) / entries.length);
    if (isDone(step)) continue;
    await save(
      step,
      some.map(({ id: _, documentNames, createdAt, claims, citations, ...entry }) => ({
        kind: 'chat_entry',
        headline: {
          ...entry,
          fileName: documentNames,
          timestamp: createdAt.toISOString(),
          claims: claims as unknown as ShownClaim[],
          citations: citations as unknown as ShownCitation[],
        },
      })),
    );
  }
  const count = entries.length;
  return {
    result: { entries: count },
    message: count === 0 ? 'Your chat history is empty' : `Your chat history is ready: ${plural(count, 'question')}`,
  };
};
