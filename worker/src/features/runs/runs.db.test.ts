import { asPlatform, newId, withTenant } from '@bidloom/db';
import { carryOutRun } from '@bidloom/jobs';
import { unpackWords } from '@bidloom/platform/words-codec';
import t from 'tap';
import { makeTenderPdf, pumpTender } from '../../testing/tender-pdf.ts';
import { startTestWorker } from '../../testing/test-worker.ts';
import { announceRunEnd, createRunReporter } from './report-run.ts';
import { saveStep, startRun } from './runs.repository.ts';

t.setTimeout(180_000);

const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { organizationId, workspaceId, userId } = worker;
const documentId = await worker.upload('pumps.pdf', await makeTenderPdf(pumpTender));
const keywords = {
  selectedKeywords: ['bid security', 'liquidated damages'],
  customKeywords: ['hovercraft'],
  isGenerateSummary: true,
  includePartsOfWords: false,
};

const requestOf = (id: string) =>
  worker.read((trx) => trx.selectFrom('documentRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const itemsOf = (id: string) =>
  worker.read((trx) =>
    trx.selectFrom('documentRequestItems').selectAll().where('requestId', '=', id).orderBy('ordinal').execute(),
  );
const notificationsOf = async (id: string) => {
  const rows = await worker.read((trx) =>
    trx.selectFrom('notifications').select(['userId', 'event']).orderBy('id').execute(),
  );
  return rows
    .map((row) => ({ userId: row.userId, event: row.event as Record<string, unknown> }))
    .filter(({ event }) => event.RequestId === id);
};

t.test('keywords are found with their places, and each place contains the words', async (t) => {
  const id = await worker.run('keyword_extraction', keywords);
  t.match(await requestOf(id), { status: 'completed', engine: 'extractive', failure: null, progress: null });
  const items = await itemsOf(id);
  t.same(
    items.map(({ headline }) => (headline as { keyword: string }).keyword),
    ['bid security', 'liquidated damages', 'hovercraft'],
  );
  t.match(items[2]?.headline, { origin: 'custom', total: 0 });
  const pages = await worker.read((trx) =>
    trx.selectFrom('documentPages').select(['number', 'text', 'words']).where('documentId', '=', documentId).execute(),
  );
  let checked = 0;
  for (const { content } of items) {
    const { hits } = content as {
      hits: { page: number; found: string; sentence: string; start: number; end: number; boxes: number[][] }[];
    };
    for (const { page, found, sentence, start, end, boxes } of hits) {
      const stored = pages.find(({ number }) => number === page);
      t.ok(stored?.text.includes(sentence), 'the sentence is verbatim on its page');
      t.equal(sentence.slice(start, end).replace(/\s+/g, ' '), found);
      const inside = unpackWords(stored?.words as Buffer)
        .filter(({ box: [x, y, width, height] }) =>
          boxes.some(
            ([left = 0, top = 0, wide = 0, high = 0]) =>
              x + width / 2 > left &&
              x + width / 2 < left + wide &&
              y + height / 2 > top &&
              y + height / 2 < top + high,
          ),
        )
        .map((word) => stored?.text.slice(word.start, word.end))
        .join(' ');
      t.match(inside.toLowerCase(), found.toLowerCase(), 'and the boxes contain its words');
      checked++;
    }
  }
  t.ok(checked >= 4, `${checked} places`);
});

t.test('a summary says what the documents say, word for word', async (t) => {
  const id = await worker.run('keyword_extraction', keywords);
  const [security] = await itemsOf(id);
  const { digest } = (security?.headline ?? {}) as unknown as {
    digest: { claims: { text: string }[]; citations: { quote: string; page: number }[] };
  };
  t.ok(digest.claims.some(({ text }) => text.includes('EUR 25,000')));
  for (const { quote, page } of digest.citations) {
    const { text } = await worker.read((trx) =>
      trx
        .selectFrom('documentPages')
        .select('text')
        .where('documentId', '=', documentId)
        .where('number', '=', page)
        .executeTakeFirstOrThrow(),
    );
    t.ok(text.includes(quote));
  }
});

t.test('the end is announced once to the person who started it and to its team, and to nobody else', async (t) => {
  const member = await makeUser();
  await makeUser();
  const teamId = newId();
  await worker.read(async (trx) => {
    await trx.insertInto('teams').values({ id: teamId, organizationId, name: 'Bid team' }).execute();
    const row = { organizationId, teamId, name: 'Grace', status: 'active' };
    await trx
      .insertInto('teamMembers')
      .values([
        { ...row, id: newId(), userId: member, email: 'grace@example.org' },
        { ...row, id: newId(), userId, email: 'ada@example.org' },
        { ...row, id: newId(), userId: null, email: 'invited@example.org', status: 'invited' },
      ])
      .execute();
  });
  const id = await worker.run('keyword_extraction', keywords, { teamId });
  const told = await notificationsOf(id);
  t.same(told.map((each) => each.userId).sort(), [userId, member].sort());
  for (const { event } of told) {
    t.match(event, {
      ProcessingType: 3,
      Status: 'completed',
      Progress: 100,
      WorkspaceId: workspaceId,
      Message: /^\d+ places? .*found.* – \p{L}.* \([^)]+\)$/u,
    });
  }
});

t.test('in the room of a proposal only the owner of a run and administrators of its team are notified', async (t) => {
  const [admin, member, teamId, roomId] = [await makeUser('ORGANIZATION_ADMIN'), await makeUser(), newId(), newId()];
  const published: { userId?: string | null }[] = [];
  const platform = worker.platform();
  const events = {
    ...platform.events,
    publish: async (event: { userId?: string | null }) => void published.push(event),
  };
  await worker.read(async (trx) => {
    const { customerId } = await trx
      .selectFrom('workspaces')
      .select('customerId')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    const room = { id: roomId, organizationId, customerId, name: 'Offer', kind: 'proposal', tenderId: workspaceId };
    await trx.insertInto('workspaces').values(room).execute();
    await trx.insertInto('teams').values({ id: teamId, organizationId, name: 'Offer team' }).execute();
    const members = [admin, member].map((id) => ({ id: newId(), userId: id, email: `${id}@example.org` }));
    const row = { organizationId, teamId, name: 'Grace', status: 'active' };
    await trx
      .insertInto('teamMembers')
      .values(members.map((each) => ({ ...row, ...each })))
      .execute();
  });
  const requestId = newId();
  const started = await worker.read(async (trx) => {
    const row = { id: requestId, organizationId, workspaceId: roomId, createdBy: userId, teamId, parameters: '{}' };
    await trx
      .insertInto('documentRequests')
      .values({ ...row, requestType: 'summary', documentIds: [], documentNames: [] })
      .execute();
    return startRun(trx, { organizationId, requestId, jobId: null }, 'extractive');
  });
  if (!started) throw new Error('The run was not started');
  const run = { organizationId, requestId, jobId: null, ...started };
  const reporter = createRunReporter({ ...platform, events }, run);
  reporter.report('Reading offer.pdf', 10);
  await reporter.settle();
  t.match(published, [{ userId, data: { event: { Stage: 'Reading offer.pdf' } } }]);
  await worker.read((trx) => announceRunEnd(trx, platform.events, run, { status: 'completed', message: 'Done' }));
  t.same((await notificationsOf(requestId)).map((each) => each.userId).sort(), [userId, admin].sort());
});

t.test('the end of a preview is announced to the person who looks at it, and not kept', async (t) => {
  const id = await worker.run('summary', {
    ...{ templateId: null, templateName: 'Preview', isPreview: true, regenerate: null },
    sections: [{ title: 'Bid security', prompt: 'How much it is' }],
  });
  t.match(await requestOf(id), { status: 'completed' });
  t.same(await notificationsOf(id), []);
  const told = worker.events.filter(({ data }) => {
    const { event } = data as { event?: { RequestId?: string; Status?: string } };
    return event?.RequestId === id && event.Status === 'completed';
  });
  t.match(told, [{ userId, data: { id: null } }]);
});

t.test('progress is reported by stage, and never after the end', async (t) => {
  const id = await worker.run('keyword_extraction', keywords);
  const events = worker.events.flatMap(({ type, data }) => {
    const { event } = data as { event?: { RequestId?: string; Status?: string; Stage?: string } };
    return type === 'notification' && event?.RequestId === id ? [event] : [];
  });
  t.ok(
    events.some(({ Status, Stage }) => Status === 'running' && Stage),
    'a stage in words',
  );
  t.equal(events.at(-1)?.Status, 'completed');
});

t.test('what an earlier attempt has written is not written again', async (t) => {
  const id = await worker.run('keyword_extraction', keywords);
  const before = await itemsOf(id);
  // As after a kill in the middle: two keywords are written, the third is not, and the job runs again.
  await worker.read(async (trx) => {
    await trx.deleteFrom('documentRequestItems').where('requestId', '=', id).where('ordinal', '=', 2).execute();
    await trx.deleteFrom('documentRequestSteps').where('requestId', '=', id).where('step', '=', 'keyword 2').execute();
    const jobId = await worker.queue().send(trx, carryOutRun, { organizationId, requestId: id });
    await trx.updateTable('documentRequests').set({ status: 'running', jobId }).where('id', '=', id).execute();
  });
  await worker.ended(id);
  t.same(await itemsOf(id), before);
});

t.test('a summary that was killed continues with its next section, and says nothing twice', async (t) => {
  const id = await worker.run('summary', {
    ...{ templateId: null, templateName: 'Mine', isPreview: false, regenerate: null },
    sections: [
      { title: 'Guarantees', prompt: 'Bid security and performance guarantee.' },
      { title: 'Delay', prompt: 'Liquidated damages.' },
      { title: 'Securities', prompt: 'Bid security and performance guarantee.' },
    ],
  });
  const before = await itemsOf(id);
  t.equal(before.length, 3);
  const places = before.flatMap(({ headline }) => {
    const { citations } = headline as unknown as { citations: { page: number; offset: number }[] };
    return citations.map(({ page, offset }) => `${page}/${offset}`);
  });
  t.ok(places.length > 0);
  t.equal(new Set(places).size, places.length, 'each sentence is in one section');
  await worker.read(async (trx) => {
    await trx.deleteFrom('documentRequestItems').where('requestId', '=', id).where('ordinal', '>', 0).execute();
    await trx.deleteFrom('documentRequestSteps').where('requestId', '=', id).where('step', '!=', 'section 0').execute();
    const jobId = await worker.queue().send(trx, carryOutRun, { organizationId, requestId: id });
    await trx.updateTable('documentRequests').set({ status: 'running', jobId }).where('id', '=', id).execute();
  });
  await worker.ended(id);
  const texts = (items: typeof before) => items.map(({ headline }) => headline);
  t.same(texts(await itemsOf(id)), texts(before));
});

t.test('a run whose job is no longer its own writes nothing', async (t) => {
  const id = await worker.startRun('keyword_extraction', keywords);
  await worker.read((trx) =>
    trx.updateTable('documentRequests').set({ status: 'cancelled', jobId: newId() }).where('id', '=', id).execute(),
  );
  // Jobs are taken in their order: once the next one has ended, this one was processed.
  await worker.run('chat_export', {});
  await worker.run('chat_export', {});
  t.match(await requestOf(id), { status: 'cancelled' });
  t.same(await notificationsOf(id), []);
});

t.test('documents that were removed meanwhile give a clear reason', async (t) => {
  const id = await worker.startRun('summary', {
    ...{ templateId: null, templateName: 'Mine', isPreview: false, regenerate: null },
    sections: [{ title: 'Scope', prompt: 'What is supplied' }],
  });
  await worker.ended(id);
  const lost = newId();
  const second = await withTenant(worker.database, organizationId, async (trx) => {
    const requestId = newId();
    const jobId = await worker.queue().send(trx, carryOutRun, { organizationId, requestId });
    await trx
      .insertInto('documentRequests')
      .values({
        ...{ id: requestId, organizationId, workspaceId, requestType: 'keyword_extraction', createdBy: userId, jobId },
        ...{ documentIds: [lost], documentNames: ['gone.pdf'], parameters: JSON.stringify(keywords) },
      })
      .execute();
    return requestId;
  });
  await worker.ended(second);
  t.match(await requestOf(second), { status: 'failed', failure: /no longer there/ });
  t.match(await notificationsOf(second), [{ userId, event: { Status: 'failed' } }]);
});

t.test('a step may contain more items than one statement takes', async (t) => {
  const requestId = await worker.run('chat_export', {});
  const jobId = newId();
  const known = (await itemsOf(requestId)).length;
  const items = Array.from({ length: 10_000 }, (_, index) => ({ kind: 'table' as const, headline: { index } }));
  await worker.read(async (trx) => {
    await trx.updateTable('documentRequests').set({ status: 'running', jobId }).where('id', '=', requestId).execute();
    t.ok(await saveStep(trx, { organizationId, requestId, jobId }, 'many', items));
  });
  const kept = await itemsOf(requestId);
  t.same(
    kept.map(({ ordinal }) => ordinal),
    Array.from({ length: known + items.length }, (_, ordinal) => ordinal),
  );
});

t.test('results of one analyst are not mixed with those of another', async (t) => {
  const summary = {
    ...{ templateId: null, templateName: 'Mine', isPreview: false, regenerate: null },
    sections: [{ title: 'Scope', prompt: 'What is supplied' }],
  };
  const id = await worker.run('summary', summary);
  const before = await itemsOf(id);
  const byModel = (set: object) =>
    worker.read(async (trx) => {
      const jobId = await worker.queue().send(trx, carryOutRun, { organizationId, requestId: id });
      await trx
        .updateTable('documentRequests')
        .set({ ...set, status: 'queued', engine: 'langchain', jobId })
        .where('id', '=', id)
        .execute();
    });
  await byModel({ parameters: JSON.stringify({ ...summary, regenerate: [0] }) });
  await worker.ended(id);
  t.match(await requestOf(id), { status: 'completed', engine: 'langchain', result: { sections: 1 } });
  t.same(await itemsOf(id), before);
  t.match((await notificationsOf(id)).at(-1)?.event, { Message: /^Nothing was regenerated/ });

  await byModel({ parameters: JSON.stringify(summary), result: null });
  await worker.ended(id);
  t.match(await requestOf(id), { status: 'failed', engine: 'langchain', failure: /start a new run/ });
  t.same(await itemsOf(id), before);

  await worker.read((trx) => trx.deleteFrom('documentRequestSteps').where('requestId', '=', id).execute());
  await worker.read((trx) => trx.deleteFrom('documentRequestItems').where('requestId', '=', id).execute());
  await byModel({});
  await worker.ended(id);
  t.match(
    await requestOf(id),
    { status: 'completed', engine: 'extractive' },
    'any engine may continue a run that has found nothing yet',
  );
});

async function makeUser(role = 'ORGANIZATION_USER'): Promise<string> {
  const id = newId();
  const names = { firstName: 'Grace', lastName: 'Hopper', role, passwordHash: 'none' };
  await asPlatform(worker.database, (trx) =>
    trx
      .insertInto('users')
      .values({ id, organizationId, email: `${id}@example.org`, ...names })
      .execute(),
  );
  return id;
}
