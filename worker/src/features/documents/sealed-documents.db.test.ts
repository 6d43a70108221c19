import { Readable } from 'node:stream';
import { newId } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import { ingestDocument } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { abandonments } from '../../app.ts';
import { abandonWaitingRows } from '../../lib/watch-waiting-rows.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { organizationId, workspaceId, userId } = worker;
const hour = 60 * 60_000;
const vendorId = newId();

/** A tender whose proposals open in an hour, with the room of one of them. */
async function makeSealedRoom(): Promise<{ tenderId: string; roomId: string }> {
  const [tenderId, roomId] = [newId(), newId()];
  const opensAt = new Date(Date.now() + hour);
  await worker.read(async (trx) => {
    const { customerId } = await trx
      .selectFrom('workspaces')
      .select('customerId')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    const owner = { organizationId, customerId };
    await trx
      .insertInto('workspaces')
      .values({ ...owner, id: tenderId, name: tenderId, dueAt: opensAt, proposalsOpenAt: opensAt })
      .execute();
    await trx
      .insertInto('workspaces')
      .values({ ...owner, id: roomId, name: roomId, kind: 'proposal', tenderId })
      .execute();
    await trx
      .insertInto('vendors')
      .values({ id: vendorId, organizationId, name: 'Northern Pumps' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('proposals')
      .values({ id: newId(), organizationId, workspaceId: tenderId, roomId, vendorId, title: 'Offer' })
      .execute();
  });
  return { tenderId, roomId };
}

/** Stores a file as the api does, complete with its job, which starts after `startAfterSeconds`. */
async function send(roomId: string, startAfterSeconds: number): Promise<{ documentId: string; jobId: string }> {
  const documentId = newId();
  const objectKey = `${organizationId}/documents/${documentId}`;
  const content = Buffer.from('We offer four booster pumps.');
  await worker.platform().storage.put(objectKey, Readable.from([content]), { contentType: 'text/plain' });
  const jobId = await worker.read(async (trx) => {
    const payload = { organizationId, workspaceId: roomId, documentId };
    const id = String(await worker.queue().send(trx, ingestDocument, payload, { startAfterSeconds }));
    const file = { fileName: 'offer.txt', fileNameKey: 'offer.txt', mediaType: 'text/plain', size: content.length };
    await trx
      .insertInto('documents')
      .values({
        ...{ id: documentId, organizationId, workspaceId: roomId, objectKey, createdBy: userId, jobId: id },
        ...{ ...file, sha256: '', updatedAt: new Date(Date.now() - 2 * hour) },
      })
      .execute();
    return id;
  });
  return { documentId, jobId };
}

/** Sets the opening into the past, which only the owner of the tables can do. */
async function open(tenderId: string): Promise<void> {
  const owner = await openAsOwner(worker.database);
  await owner.query(`do $$ begin
    alter table workspaces disable trigger sealing;
    update workspaces set proposals_open_at = now() - interval '1 minute' where id = '${tenderId}';
    alter table workspaces enable trigger sealing;
  end $$`);
  await owner.close();
}

const look = () => abandonWaitingRows(worker.platform(), abandonments(worker.platform(), 'extractive'));
const statusOf = (documentId: string) =>
  worker.read((trx) =>
    trx.selectFrom('documents').select(['status', 'jobId']).where('id', '=', documentId).executeTakeFirst(),
  );

t.test('a sealed document is not read, and is read once it has opened', async (t) => {
  await worker.start(null);
  const { tenderId, roomId } = await makeSealedRoom();
  // Too early, as if the due date was moved after the upload.
  const { documentId, jobId } = await send(roomId, 0);
  await jobReached(worker.queue(), jobId, 'completed');
  await look();
  t.equal(await statusOf(documentId), undefined, 'nobody sees it');
  const pages = await worker.read((trx) =>
    trx.selectFrom('documentPages').select('number').where('documentId', '=', documentId).execute(),
  );
  t.same(pages, []);

  await open(tenderId);
  t.match(await statusOf(documentId), { status: 'uploaded', jobId });
  await look();
  const again = (await statusOf(documentId))?.jobId ?? '';
  t.not(again, jobId, 'the watch gave it a new job');
  await jobReached(worker.queue(), again, 'completed');
  t.match(await statusOf(documentId), { status: 'ready' });
  const told = worker.events.filter(
    ({ type, data }) =>
      type === 'notification' && JSON.stringify(data).includes(documentId) && JSON.stringify(data).includes('ready'),
  );
  t.ok(told.length > 0);
  t.ok(
    told.every(({ userId: audience }) => audience === userId),
    'only the person who uploaded it is notified',
  );
});

t.test('a document whose job waits for the opening keeps that job', async (t) => {
  const { tenderId, roomId } = await makeSealedRoom();
  const { documentId, jobId } = await send(roomId, 3600);
  await look();
  await open(tenderId);
  await look();
  t.match(await statusOf(documentId), { status: 'uploaded', jobId });
});
