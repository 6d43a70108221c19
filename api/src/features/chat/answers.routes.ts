import { answers as contract } from '@bidloom/contract';
import { requireWorkspace } from '../../lib/access/require-workspace.ts';
import { noteFor } from '../../lib/audit/note-for.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { type Call, implement } from '../../lib/http/implement.ts';
import { presentAnswer } from './answers.presenter.ts';
import { type AnswerKey, type AnswerRow, listPinned } from './answers.repository.ts';
import { type AnswerChange, changeSharing, pinToTender, readAnswer, unpin } from './answers.service.ts';
import { suggestFor } from './suggest-questions.ts';

export const answersFeature: Feature = async (app) => {
  implement(app, contract.pinnedAnswers, async ({ params: { workspaceId }, user, tenant }) => {
    const rows = await tenant(async (trx) => {
      await requireWorkspace(trx, workspaceId);
      return listPinned(trx, workspaceId);
    });
    return one(rows.map((row) => presentAnswer(row, user.userId)));
  });

  implement(app, contract.viewAnswer, async ({ params, user, tenant }) =>
    one(presentAnswer(await tenant((trx) => readAnswer(trx, keyOf(params, user))), user.userId)),
  );

  implement(app, contract.shareAnswer, (call) => changed(call, 'shared', (trx, key) => changeSharing(trx, key, true)));
  implement(app, contract.unshareAnswer, (call) =>
    changed(call, 'unshared', (trx, key) => changeSharing(trx, key, false)),
  );
  implement(app, contract.pinAnswer, (call) => changed(call, 'pinned', pinToTender));
  implement(app, contract.unpinAnswer, (call) => changed(call, 'unpinned', unpin));

  implement(app, contract.suggestQuestions, async ({ params: { workspaceId }, query, tenant }) =>
    one(
      await tenant(async (trx) => {
        await requireWorkspace(trx, workspaceId);
        return suggestFor(trx, workspaceId, query.documentIds);
      }),
    ),
  );
};

type Changing = Pick<Call<typeof contract.shareAnswer>, 'params' | 'user' | 'tenant' | 'record'>;

/** A change of one answer; what was so already leaves no entry in the audit log. */
async function changed(
  { params, user, tenant, record }: Changing,
  verb: string,
  work: (trx: Parameters<typeof readAnswer>[0], key: AnswerKey) => Promise<AnswerChange>,
) {
  const row = await tenant(async (trx) => {
    const change = await work(trx, keyOf(params, user));
    if (change.changed) await record(trx, noteFor('answer', verb, ({ question }: AnswerRow) => question)(change.row));
    return change.row;
  });
  return one(presentAnswer(row, user.userId));
}

const keyOf = (params: { workspaceId: string; id: string }, { userId }: { userId: string }): AnswerKey => ({
  ...params,
  userId,
});
