import { newId } from '@bidloom/db';
import { carryOutRun } from '@bidloom/jobs';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { organizationId, workspaceId, userId } = worker;

const questions = Array.from({ length: 60 }, (_, index) => `Question ${index + 1}`);
const late = newId();
await worker.read((trx) =>
  trx
    .insertInto('chatEntries')
    .values(
      questions.map((question, index) => ({
        ...{ organizationId, workspaceId, userId, question, answer: 'So it is.', answered: true, engine: 'extractive' },
        id: index === 2 ? late : newId(),
        status: index === 2 ? 'pending' : 'answered',
        createdAt: new Date(Date.UTC(2026, 2, 31, 10, index)),
      })),
    )
    .execute(),
);

const gathered = async (requestId: string) => {
  const rows = await worker.read((trx) =>
    trx
      .selectFrom('documentRequestItems')
      .select('headline')
      .where('requestId', '=', requestId)
      .orderBy('ordinal')
      .execute(),
  );
  return rows.map(({ headline }) => (headline as { question: string }).question);
};

/** Removes from a run all but what its first steps have written, as after a kill. */
const undoAfter = (requestId: string, steps: number) =>
  worker.read(async (trx) => {
    const items = await trx
      .selectFrom('documentRequestItems')
      .select('step')
      .where('requestId', '=', requestId)
      .orderBy('ordinal')
      .execute();
    const undone = [...new Set(items.map(({ step }) => step))].slice(steps);
    for (const table of ['documentRequestItems', 'documentRequestSteps'] as const) {
      for (const step of undone) {
        await trx.deleteFrom(table).where('requestId', '=', requestId).where('step', '=', step).execute();
      }
    }
  });

const runAgain = async (requestId: string) => {
  await worker.read(async (trx) => {
    const jobId = await worker.queue().send(trx, carryOutRun, { organizationId, requestId });
    await trx
      .updateTable('documentRequests')
      .set({ status: 'running', result: null, jobId })
      .where('id', '=', requestId)
      .execute();
  });
  await worker.ended(requestId);
  const { result } = await worker.read((trx) =>
    trx.selectFrom('documentRequests').select('result').where('id', '=', requestId).executeTakeFirstOrThrow(),
  );
  return result;
};

t.test('an answer keeps how sure it is', async (t) => {
  const other = await startTestWorker(null);
  t.teardown(() => other.close());
  const entry = { organizationId: other.organizationId, workspaceId: other.workspaceId, userId: other.userId };
  const answer = { answer: 'Two years.', answered: true, band: 'answer', status: 'answered' };
  await other.read((trx) =>
    trx
      .insertInto('chatEntries')
      .values({ ...entry, ...answer, id: newId(), question: 'How long?', confidence: 0.75 })
      .execute(),
  );
  const requestId = await other.run('chat_export', {});
  const items = await other.read((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', requestId).execute(),
  );
  t.match(items, [{ headline: { question: 'How long?', confidence: 0.75 } }]);
});

t.test('an answer that its asker stopped is in the history as far as it came, marked as incomplete', async (t) => {
  const other = await startTestWorker(null);
  t.teardown(() => other.close());
  const entry = { organizationId: other.organizationId, workspaceId: other.workspaceId, userId: other.userId };
  await other.read((trx) =>
    trx
      .insertInto('chatEntries')
      .values([
        { ...entry, id: newId(), question: 'How long?', answer: 'Until the', status: 'cancelled' },
        { ...entry, id: newId(), question: 'And then?', answer: '', status: 'cancelled' },
      ])
      .execute(),
  );
  const requestId = await other.run('chat_export', {});
  const items = await other.read((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', requestId).execute(),
  );
  t.match(items, [{ headline: { question: 'How long?', answer: 'Until the', isStopped: true } }]);
  t.equal(items.length, 1);
});

t.test('an older question that is answered between two attempts neither moves nor doubles the others', async (t) => {
  const answered = questions.filter((_, index) => index !== 2);
  const [afterFirstStep, beforeAnyStep] = [await worker.run('chat_export', {}), await worker.run('chat_export', {})];
  t.same(await gathered(afterFirstStep), answered);
  await undoAfter(afterFirstStep, 1);
  await undoAfter(beforeAnyStep, 0);
  await worker.read((trx) =>
    trx.updateTable('chatEntries').set({ status: 'answered' }).where('id', '=', late).execute(),
  );

  t.same(await runAgain(afterFirstStep), { entries: 59 });
  t.same(await gathered(afterFirstStep), answered, 'as it was when it was written');
  t.same(await runAgain(beforeAnyStep), { entries: 60 });
  t.same(await gathered(beforeAnyStep), questions);
});
