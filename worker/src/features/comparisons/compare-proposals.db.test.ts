import { newId } from '@bidloom/db';
import { carryOutRun } from '@bidloom/jobs';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const csv = (...lines: string[]) => Buffer.from(`Parameter,Unit,Value\n${lines.join('\n')}\n`);
const tender = await worker.upload(
  'pump.csv',
  csv('Rated flow,m³/h,≥ 250', 'Total head,m,62', 'Motor power,kW,75', 'NPSH required,m,≤ 3.5'),
  'text/csv',
);

/** A room of the tender with one document, as a proposal has it. */
async function offer(vendorName: string, fileName: string, content: Buffer) {
  const [roomId, documentId] = [newId(), await worker.upload(fileName, content, 'text/csv')];
  await worker.read(async (trx) => {
    const { customerId } = await trx
      .selectFrom('workspaces')
      .select('customerId')
      .where('id', '=', worker.workspaceId)
      .executeTakeFirstOrThrow();
    const room = {
      id: roomId,
      kind: 'proposal',
      tenderId: worker.workspaceId,
      name: `Room of ${vendorName}`,
      customerId,
    };
    await trx
      .insertInto('workspaces')
      .values({ ...room, organizationId: worker.organizationId })
      .execute();
    await trx.updateTable('documents').set({ workspaceId: roomId }).where('id', '=', documentId).execute();
  });
  return { id: newId(), vendorName, title: 'Offer', roomId, documentIds: [documentId] };
}

const northern = await offer(
  'Northern',
  'northern.csv',
  csv('Capacity,gpm,"1,150"', 'Total head,ft,203.4', 'Motor rating,hp,75', 'The warranty is 24 months.,,'),
);
const southern = await offer(
  'Southern',
  'southern.csv',
  csv('Rated flow,m³/h,240', 'NPSHr,m,3.2', 'Motor power,kW,75'),
);
const question = { id: newId(), text: 'How long is the warranty?', categoryId: newId(), categoryName: 'Commercial' };

const itemsOf = (id: string) =>
  worker.read((trx) =>
    trx
      .selectFrom('documentRequestItems')
      .select(['kind', 'headline', 'step'])
      .where('requestId', '=', id)
      .orderBy('ordinal')
      .execute(),
  );
interface Row {
  asked: { parameter: string };
  offers: { vendorName: string; state: string; converted: string | null; offered: { documentId: string } | null }[];
}

t.test('proposals are put beside what the tender asks, and asked the same questions', async (t) => {
  const parameters = { proposals: [northern, southern], questions: [question] };
  const id = await worker.run('comparison', parameters, { documentIds: [tender] });
  const request = await worker.read((trx) =>
    trx.selectFrom('documentRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  t.match(request, { status: 'completed', failure: null });
  t.match(request.result, {
    parameters: 4,
    questions: 1,
    proposals: [
      { proposalId: northern.id, meets: 2, deviates: 1, missing: 1, unclear: 0 },
      { proposalId: southern.id, meets: 2, deviates: 1, missing: 1, unclear: 0 },
    ],
  });
  const items = await itemsOf(id);
  const rows = items.flatMap(({ kind, headline }) => (kind === 'comparison_row' ? [headline as unknown as Row] : []));
  t.same(
    rows.map(({ asked, offers }) => [asked.parameter, ...offers.map(({ state }) => state)]),
    [
      ['Rated flow', 'meets', 'deviates'],
      ['Total head', 'meets', 'missing'],
      ['Motor power', 'deviates', 'meets'],
      ['NPSH required', 'missing', 'meets'],
    ],
  );
  t.match(rows[0]?.offers[0], { converted: '261.2 m³/h', offered: { documentId: northern.documentIds[0], page: 1 } });
  const answers = items.filter(({ kind }) => kind === 'comparison_answer').map(({ headline }) => headline);
  t.match(answers, [
    { proposalId: northern.id, question: question.text, answer: /24 months/ },
    { proposalId: southern.id, answered: false },
  ]);
});

t.test('what an earlier attempt has read and compared is not done again', async (t) => {
  const parameters = { proposals: [northern], questions: [] };
  const id = await worker.run('comparison', parameters, { documentIds: [tender] });
  const before = await itemsOf(id);
  // As a worker leaves it that was killed before it had compared.
  await worker.read(async (trx) => {
    await trx.deleteFrom('documentRequestItems').where('requestId', '=', id).where('step', '=', 'rows').execute();
    await trx.deleteFrom('documentRequestSteps').where('requestId', '=', id).where('step', '=', 'rows').execute();
    const marked = { parameters: 0, proposalId: null, documentId: tender, fileName: 'marked.csv' };
    await trx
      .updateTable('documentRequestItems')
      .set({ headline: JSON.stringify(marked) })
      .where('requestId', '=', id)
      .where('ordinal', '=', 0)
      .execute();
    const payload = { organizationId: worker.organizationId, requestId: id };
    const jobId = String(await worker.queue().send(trx, carryOutRun, payload));
    await trx.updateTable('documentRequests').set({ status: 'queued', jobId }).where('id', '=', id).execute();
  });
  await worker.ended(id);
  const after = await itemsOf(id);
  t.same(
    after.map(({ step }) => step),
    before.map(({ step }) => step),
  );
  t.match(after[0]?.headline, { fileName: 'marked.csv' }, 'the document was not read again');
});
