import type { ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ModelRequest } from './model-request.ts';

/** Tokens are words here: a test can count them. */
function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

function usageOf(body: ModelRequest['body'], text: string) {
  const prompt = (body.messages ?? []).reduce((sum, { content }) => sum + countWords(content), 0);
  const written = countWords(text);
  return { prompt_tokens: prompt, completion_tokens: written, total_tokens: prompt + written };
}

function envelope(body: ModelRequest['body'], object: string) {
  return { id: 'chatcmpl-test', object, created: 1_700_000_000, model: body.model };
}

/** A whole answer, as one JSON. */
export function completion(body: ModelRequest['body'], text: string): object {
  const choice = { index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' };
  return { ...envelope(body, 'chat.completion'), choices: [choice], usage: usageOf(body, text) };
}

/**
 * Writes an answer as server-sent events, in pieces of a few characters, so that words and markers come broken; a long one in
 * two hundred pieces.
 * `isWhole`: the end, the token counts and `[DONE]` follow. `pauseMs`: before every piece.
 */
export async function writeStream(
  response: ServerResponse,
  body: ModelRequest['body'],
  text: string,
  {
    isWhole,
    pauseMs,
    finish = 'stop',
  }: { isWhole: boolean; pauseMs?: number | undefined; finish?: string | undefined },
): Promise<void> {
  const send = async (event: object | '[DONE]') => {
    response.write(`data: ${event === '[DONE]' ? event : JSON.stringify(event)}\n\n`);
    await (pauseMs ? delay(pauseMs) : yieldToOthers());
  };
  const chunk = (delta: object, finish: string | null) => ({
    ...envelope(body, 'chat.completion.chunk'),
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  // The rest of an answer continues what was begun.
  if (!response.headersSent) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    await send(chunk({ role: 'assistant', content: '' }, null));
  }
  const pieces = new RegExp(`[\\s\\S]{1,${Math.max(3, Math.ceil(text.length / 200))}}`, 'gu');
  for (const piece of text.match(pieces) ?? []) await send(chunk({ content: piece }, null));
  if (!isWhole) return;
  await send(chunk({}, finish));
  if (body.stream_options?.include_usage) {
    await send({ ...envelope(body, 'chat.completion.chunk'), choices: [], usage: usageOf(body, text) });
  }
  await send('[DONE]');
}
