import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { mock } from 'node:test';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { watchConnections } from '@bidloom/db/testing-connections';
import { answerQuestion } from '@bidloom/jobs';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { type Person, startTestApi } from '../../testing/main.ts';
import { listen, openStream } from '../../testing/streams.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database, events, queue } = api.platform;
const ask = `${await listen(api)}/AI/ask-question`;
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const workspaceId = await makeWorkspace(api, organizationId);
const scope = await addDocument('Scope.pdf', 'ready');
/** Delays the answer to "slow". */
const slow = Promise.withResolvers<void>();

// The worker's side of the contract, as small as possible. The text of a question decides what happens to it.
await queue.work(answerQuestion, { concurrency: 8 }, async ({ payload, signal }) => {
  const { chatEntryId: id } = payload;
  const { question, userId } = await asPlatform(database, (trx) =>
    trx.selectFrom('chatEntries').select(['question', 'userId']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const address = { organizationId: payload.organizationId, userId };
  const say = (seq: number, text: string) =>
    events.publish({ type: 'chat.token', ...address, data: { chatEntryId: id, seq, text } });
  const finish = (row: { status: string; answer?: string; failure?: string; citations?: string }, silent = false) =>
    withTenant(database, payload.organizationId, async (trx) => {
      await trx.updateTable('chatEntries').set(row).where('id', '=', id).where('status', '=', 'pending').execute();
      if (!silent) await events.publish({ type: 'chat.done', ...address, data: { chatEntryId: id } }, trx);
    });

  if (question === 'never') {
    await say(0, 'Well');
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    signal.throwIfAborted();
  } else if (question === 'fail') {
    await finish({ status: 'failed', failure: 'The model does not answer. Please try again later.' });
  } else if (question === 'empty') {
    await finish({ status: 'answered', answer: '' });
  } else {
    if (question === 'slow') await slow.promise;
    const citations = [{ documentId: scope, fileName: 'Scope.pdf', page: 3, quote: 'ten pumps', boxes: [] }];
    for (const [seq, text] of ['Ten ', 'pumps', '.'].entries()) {
      if (!(question === 'lossy' && seq === 1)) await say(seq, text);
    }
    // A second attempt that begins again must not be heard twice.
    if (question === 'again') await say(0, 'Ten ');
    await finish(
      { status: 'answered', answer: 'Ten pumps.', citations: JSON.stringify(citations) },
      question === 'silent',
    );
  }
});

const body = (userQuestion: string, more: object = {}) => ({ workspaceId, userQuestion, ...more });

async function stream(question: string, person = ada) {
  const opened = await openStream(ask, person, { body: body(question) });
  t.teardown(() => opened.leave());
  return opened;
}

async function wholeStream(question: string) {
  const opened = await stream(question);
  const received: { event: string; data: Record<string, unknown> }[] = [];
  for (let event = await opened.next(); event; event = await opened.next()) received.push(event);
  return received;
}

t.test('a question is answered in JSON when it is finished', async (t) => {
  const { status, body: answer } = await api.call(ada, 'POST', '/AI/ask-question', body('How many pumps?'));
  t.equal(status, 200);
  t.match(answer.data, {
    workspaceId,
    question: 'How many pumps?',
    answer: 'Ten pumps.',
    status: 'answered',
    citations: [{ documentId: scope, page: 3, quote: 'ten pumps' }],
    fileName: null,
  });
});

t.test('the names in a question are compared with the session and the tender, and written nowhere', async (t) => {
  const { customerId } = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('workspaces').select('customerId').where('id', '=', workspaceId).executeTakeFirstOrThrow(),
  );
  const colleague = await api.person('ORGANIZATION_USER', organizationId);
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  const [otherTender, teamId] = [await makeWorkspace(api, organizationId), newId()];
  const other = await withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('teams').values({ id: teamId, organizationId, name: 'Bid team' }).execute();
    return trx.selectFrom('workspaces').select('customerId').where('id', '=', otherTender).executeTakeFirstOrThrow();
  });
  const calls = {
    '/AI/ask-question': { workspaceId, userQuestion: 'How many pumps?' },
    '/AI/chat-history': { workspaceId },
  };
  for (const [path, own] of Object.entries(calls)) {
    const send = (named: object) => api.call(ada, 'POST', path, { ...own, ...named });
    const accepted = await send({ userId: ada.userId, organizationId, customerId, teamId });
    t.equal(accepted.status, 200, path);
    for (const named of [{ customerId: 'all' }, { customerId: null, teamId: '', userId: '', organizationId: '' }]) {
      t.equal((await send(named)).status, 200, `${path} ${JSON.stringify(named)}`);
    }
    for (const named of [
      { userId: colleague.userId },
      { userId: stranger.userId },
      { organizationId: stranger.organizationId },
      { customerId: newId() },
      { customerId: other.customerId },
      { teamId: newId() },
    ]) {
      const { status, body: refusal } = await send(named);
      t.match({ status, ...refusal }, { status: 404, code: 'not_found' }, `${path} ${JSON.stringify(named)}`);
    }
  }
});

t.test('the answer is streamed word by word, and whole at the end', async (t) => {
  for (const question of ['How many pumps?', 'again']) {
    const received = await wholeStream(question);
    t.same(
      received.map(({ event }) => event),
      ['entry', 'token', 'token', 'token', 'citations'],
    );
    t.match(received[0]?.data, { question, status: 'pending', answer: '' });
    t.same(
      received.slice(1, 4).map(({ data }) => data.text),
      ['Ten ', 'pumps', '.'],
    );
    t.match(received[4]?.data, { answer: 'Ten pumps.', status: 'answered', citations: [{ page: 3 }] });
  }
});

t.test('where a word was lost, no later one is shown, and the finished answer is whole', async (t) => {
  const received = await wholeStream('lossy');
  t.same(
    received.map(({ event, data }) => data.text ?? event),
    ['entry', 'Ten ', 'citations'],
  );
  t.equal(received.at(-1)?.data.answer, 'Ten pumps.');
});

t.test('a lost message of the end does not leave the asker waiting', async (t) => {
  const { body: answer } = await api.call(ada, 'POST', '/AI/ask-question', body('silent'));
  t.equal(answer.data.answer, 'Ten pumps.');
});

t.test('a failure is reported, and an empty answer says that it is empty', async (t) => {
  t.match(await api.call(ada, 'POST', '/AI/ask-question', body('fail')), {
    status: 503,
    body: { success: false, message: 'The model does not answer. Please try again later.' },
  });
  const received = await wholeStream('fail');
  t.match(received.at(-1), {
    event: 'error',
    data: { message: /does not answer/, code: 'unavailable', requestId: String },
  });
  const { body: empty } = await api.call(ada, 'POST', '/AI/ask-question', body('empty'));
  t.equal(empty.data.answer, 'Response received but no answer provided.');
});

t.test('only the person who asked a question can cancel it', async (t) => {
  const opened = await stream('never');
  const entry = (await opened.next())?.data;
  t.match(await opened.next(), { event: 'token', data: { text: 'Well' } });
  const cancel = `/AI/ask-question/${entry.id}/cancel`;
  const colleague = await api.person('ORGANIZATION_ADMIN', organizationId);
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  t.equal((await api.call(colleague, 'POST', cancel)).status, 404);
  t.equal((await api.call(stranger, 'POST', cancel)).status, 404);
  const { status, body: answer } = await api.call(ada, 'POST', cancel);
  t.equal(status, 200);
  t.match(answer.data, { id: entry.id, status: 'cancelled' });
  t.match(await opened.next(), { event: 'error', data: { code: 'conflict', message: 'Answering was stopped.' } });
  t.equal(await opened.next(), undefined);
  t.equal((await api.call(ada, 'POST', cancel)).body.data.status, 'cancelled', 'a second time changes nothing');
});

t.test('a stream that the server ends says so, and where the answer will be', async (t) => {
  const ended = {
    event: 'error',
    data: { code: 'unavailable', message: 'The connection was ended. You find the answer in the history shortly.' },
  };
  const eve = await api.person('ORGANIZATION_USER', organizationId);
  const opened = await stream('never', eve);
  await opened.next();
  t.match(await opened.next(), { event: 'token' });
  await api.call(eve, 'POST', '/Auth/logout');
  t.match(await opened.next(), ended, 'signed out');
  t.equal(await opened.next(), undefined);

  // The interval at which sessions are checked, advanced by hand.
  mock.timers.enable({ apis: ['setInterval'] });
  t.teardown(() => mock.timers.reset());
  const bob = await api.person('ORGANIZATION_USER', organizationId);
  const watched = await stream('never', bob);
  await watched.next();
  t.match(await watched.next(), { event: 'token' });
  await asPlatform(database, (trx) =>
    trx
      .updateTable('sessions')
      .set({ expiresAt: new Date(0) })
      .where('userId', '=', bob.userId)
      .execute(),
  );
  mock.timers.tick(30_000);
  t.match(await watched.next(), ended, 'expired');
  t.equal(await watched.next(), undefined);
});

const onServer = database.engine.kind === 'postgres';

/** Asks a question, and does something after it is written and before its stream is open. */
async function askAndMeanwhile(
  person: Person,
  question: string,
  work: (client: ClientRequest) => unknown,
): Promise<IncomingMessage | undefined> {
  const rows = await watchConnections(database);
  // Rows can still be read: streams that are open meanwhile must not take every connection.
  await rows?.client.query('begin; lock table chat_entries in share row exclusive mode');
  const client = request(ask, {
    ...{ agent: false, method: 'POST' },
    headers: {
      authorization: `Bearer ${person.token}`,
      ...{ accept: 'text/event-stream', 'content-type': 'application/json' },
    },
  });
  // Listened for from here on: it may come as soon as the question is written.
  const response = once(client, 'response').then(
    ([answer]: IncomingMessage[]) => answer,
    () => undefined,
  );
  client.end(JSON.stringify(body(question)));
  for (let waiting = 0; waiting === 0; ) {
    const found = await rows?.client.query<{ n: number }>(
      `select count(*)::int as n from pg_locks join pg_database on pg_database.oid = database
       where not granted and datname = current_database() and relation = 'chat_entries'::regclass`,
    );
    waiting = found?.rows[0]?.n ?? 1;
  }
  await work(client);
  await rows?.client.query('commit');
  await rows?.close();
  return response;
}

t.test('a session that ends before its stream is open ends the stream at once', { skip: !onServer }, async (t) => {
  const eve = await api.person('ORGANIZATION_USER', organizationId);
  const answer = await askAndMeanwhile(eve, 'slow', () => api.call(eve, 'POST', '/Auth/logout'));
  let received = '';
  // Long before the clock checks the sessions of streams, which would be at this test's time limit.
  for await (const chunk of answer ?? []) received += chunk;
  t.match(received, /event: error\ndata: .*The connection was ended/);
});

t.test('a client that leaves before its stream is open leaves nothing behind', { skip: !onServer }, async (t) => {
  const started = mock.method(globalThis, 'setInterval');
  const stopped = mock.method(globalThis, 'clearInterval');
  t.teardown(() => mock.restoreAll());
  const eve = await api.person('ORGANIZATION_USER', organizationId);
  const over = new Promise((resolve) => api.app.server.once('request', ({ socket }) => socket.once('close', resolve)));
  await askAndMeanwhile(eve, 'How many?', async (client) => {
    client.destroy();
    await over;
  });
  const status = async () => (await api.call(eve, 'POST', '/AI/chat-history', { workspaceId })).body.data[0]?.status;
  while ((await status()) !== 'answered');
  const ofStreams = started.mock.calls.filter(({ arguments: [, every] }) => every === 15_000 || every === 30_000);
  const left = ofStreams.filter(({ result }) => !stopped.mock.calls.some(({ arguments: [timer] }) => timer === result));
  t.equal(left.length, 0);
});

t.test('an api that stops ends its streams with a message', async (t) => {
  const stopping = await startTestApi();
  const own = await stopping.organization();
  const person = await stopping.person('ORGANIZATION_USER', own);
  const workspace = await makeWorkspace(stopping, own);
  await addDocument('A.pdf', 'ready', workspace, stopping, own);
  const opened = await openStream(`${await listen(stopping)}/AI/ask-question`, person, {
    body: { workspaceId: workspace, userQuestion: 'slow' },
  });
  t.match(await opened.next(), { event: 'entry' });
  const closed = stopping.close();
  t.match(await opened.next(), { event: 'error', data: { code: 'unavailable' } });
  t.equal(await opened.next(), undefined);
  await closed;
});

t.test('an answer whose asker went away is in the history', async (t) => {
  const opened = await stream('slow');
  const entry = (await opened.next())?.data;
  opened.leave();
  const found = async () =>
    (await api.call(ada, 'POST', '/AI/chat-history', { workspaceId })).body.data.find(
      ({ id }: { id: string }) => id === entry.id,
    );
  t.match(await found(), { status: 'pending', question: 'slow', answer: '' });
  const answered = new Promise<void>((resolve) => {
    const stop = events.subscribe(({ type, data }) => {
      if (type !== 'chat.done' || (data as { chatEntryId: string }).chatEntryId !== entry.id) return;
      stop();
      resolve();
    });
  });
  slow.resolve();
  await answered;
  t.match(await found(), { status: 'answered', answer: 'Ten pumps.' });
});

t.test('the history contains only the person’s own questions about the tender, newest first', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  await addDocument('A.pdf', 'ready', own);
  const bob = await api.person('ORGANIZATION_USER', organizationId);
  const put = (person: Person, userQuestion: string) =>
    api.call(person, 'POST', '/AI/ask-question', { workspaceId: own, userQuestion });
  for (const question of ['first', 'second', 'third']) await put(ada, question);
  await put(bob, "Bob's");
  const history = async (more: object = {}) =>
    (await api.call(ada, 'POST', '/AI/chat-history', { workspaceId: own, ...more })).body;
  const whole = await history();
  t.same(
    whole.data.map(({ question }: { question: string }) => question),
    ['third', 'second', 'first'],
  );
  t.match(await history({ pageNumber: 2, pageSize: 2 }), { data: [{ question: 'first' }], totalCount: 3 });
});

t.test('only documents of the tender that are ready can be asked', async (t) => {
  const post = (more: object) => api.call(ada, 'POST', '/AI/ask-question', body('How many?', more));
  const named = await post({ documentIds: [scope, scope] });
  t.match(named.body.data, { fileName: 'Scope.pdf' });

  const unread = await addDocument('Unread.pdf', 'processing');
  t.match(await post({ documentIds: [scope, unread] }), {
    status: 409,
    body: { message: /^Unread.pdf can't be asked yet/ },
  });
  const empty = await makeWorkspace(api, organizationId);
  t.match(await post({ workspaceId: empty }), { status: 409, body: { message: /^There are no documents/ } });
  t.equal((await post({ workspaceId: empty, documentIds: [scope] })).status, 404, 'a document of another tender');
  t.equal((await post({ userQuestion: '  ' })).body.message, 'userQuestion is a required field');
  t.equal((await post({ userQuestion: 'How\0 many?' })).status, 400);
});

t.test("another organisation's tenders and documents are not there", async (t) => {
  const other = await api.organization();
  const stranger = await api.person('ORGANIZATION_USER', other);
  const theirs = await makeWorkspace(api, other);
  for (const foreign of [body('x'), { workspaceId: theirs, userQuestion: 'x', documentIds: [scope] }]) {
    t.equal((await api.call(stranger, 'POST', '/AI/ask-question', foreign)).status, 404);
  }
  t.equal((await api.call(stranger, 'POST', '/AI/chat-history', { workspaceId })).status, 404);
  const refused = await openStream(ask, stranger, { body: body('x') });
  t.equal(refused.status, 404, 'an answer and not a stream');
});

async function addDocument(
  fileName: string,
  status: string,
  workspace = workspaceId,
  { platform } = api,
  owner = organizationId,
): Promise<string> {
  const id = newId();
  await withTenant(platform.database, owner, (trx) =>
    trx
      .insertInto('documents')
      .values({
        id,
        organizationId: owner,
        workspaceId: workspace,
        fileName,
        fileNameKey: fileName.toLowerCase(),
        mediaType: 'application/pdf',
        size: 1,
        sha256: 'none',
        objectKey: `${owner}/documents/${id}`,
        status,
      })
      .execute(),
  );
  return id;
}
