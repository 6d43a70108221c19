import { chat as contract, type ErrorCode } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireIdentity } from '../../lib/access/require-identity.ts';
import { AppError } from '../../lib/errors/app-error.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { whenClosed } from '../../lib/http/when-closed.ts';
import { type AwaitedAnswer, awaitAnswer } from './await-answer.ts';
import { presentChatEntry } from './chat.presenter.ts';
import { type ChatEntryRow, listChatEntries } from './chat.repository.ts';
import { cancelQuestion, putQuestion } from './chat.service.ts';
import { watchAnswers } from './follow-answer.ts';

type Wait = (how: Pick<AwaitedAnswer, 'onToken' | 'signal'>) => Promise<ChatEntryRow | null>;

export const chatFeature: Feature = async (app, { platform }) => {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  implement(app, contract.askQuestion, async ({ body, organizationId, user, tenant, request, reply }) => {
    const asker = { organizationId, userId: user.userId };
    // Before the question is sent: no piece of its answer may come unheard.
    const watch = watchAnswers(platform.events, asker);
    try {
      const entry = await tenant((trx) => putQuestion(trx, platform, asker, body));
      const wait: Wait = (how) => awaitAnswer(platform, asker, { entry, watch, ...how });
      return request.headers.accept?.includes('text/event-stream')
        ? await streamAnswer(request, reply, entry, wait)
        : await sendAnswer(reply, closing.signal, wait);
    } finally {
      watch.stop();
    }
  });

  implement(app, contract.cancelQuestion, async ({ params, organizationId, user }) =>
    one(presentChatEntry(await cancelQuestion(platform, { organizationId, userId: user.userId }, params.id))),
  );

  implement(app, contract.chatHistory, async ({ body, user, tenant }) => {
    const found = await tenant(async (trx) => {
      await requireIdentity(trx, user.userId, body);
      return listChatEntries(trx, user.userId, body.workspaceId, body);
    });
    return page(found, presentChatEntry);
  });
};

/** The events of the contract: `entry`, `token` …, and `citations` or `error`. */
async function streamAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: ChatEntryRow,
  wait: Wait,
): Promise<FastifyReply> {
  const toError = (code: ErrorCode, message: string) => ({
    event: 'error',
    data: { message, code, requestId: request.id },
  });
  const { connectionEnded } = failures.chat;
  const stream = reply.openEventStream(toError(connectionEnded.code, connectionEnded.message));
  stream.send({ event: 'entry', data: presentChatEntry(entry) });
  const onToken = (text: string) => stream.send({ event: 'token', data: { text } });
  try {
    const finished = await wait({ onToken, signal: stream.closed });
    if (finished) stream.send({ event: 'citations', data: presentChatEntry(finished) });
  } catch (error) {
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'an answer could not be streamed');
    stream.send(
      error instanceof AppError ? toError(error.code, error.message) : toError('internal', contract.askQuestion.failed),
    );
  }
  stream.end();
  return reply;
}

/** The finished answer as JSON. */
async function sendAnswer(reply: FastifyReply, closing: AbortSignal, wait: Wait) {
  const gone = whenClosed(reply.raw);
  const finished = await wait({ onToken: () => {}, signal: AbortSignal.any([gone, closing]) });
  if (finished) return one(presentChatEntry(finished));
  if (gone.aborted) return reply.hijack();
  throw new AppError(failures.chat.restarting);
}
