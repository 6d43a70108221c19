import type { Endpoint } from '@bidloom/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type CallInput, send } from './api-client.ts';

/** One event of a stream, its data still as text. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Calls an endpoint that answers by server-sent events, and yields them as they arrive. */
export async function* stream<E extends Endpoint>(endpoint: E, input: CallInput<E>): AsyncGenerator<StreamEvent> {
  const response = await send(endpoint, input, 'text/event-stream');
  if (!response.body) return;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? 'message', data: value.data };
    }
  } finally {
    await reader.cancel();
  }
}
