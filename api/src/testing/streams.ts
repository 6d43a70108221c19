import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person, TestApi } from './main.ts';

/** An event of a stream as a client reads it; `data` is parsed. */
export interface ReceivedEvent {
  event: string;
  id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of many shapes
  data: any;
}

/** A stream of server-sent events as a client has it. */
export interface ClientStream {
  status: number;
  /** The next event; undefined where the server ended the stream. */
  next(): Promise<ReceivedEvent | undefined>;
  /** Leaves without closing. */
  leave(): void;
}

/** Makes the api listen on a free port and returns its address. */
export async function listen(api: TestApi): Promise<string> {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Opens a stream with a real request on a connection of its own; a body makes it a POST. */
export async function openStream(
  url: string,
  person: Person,
  { body, lastEventId }: { body?: object; lastEventId?: string } = {},
): Promise<ClientStream> {
  const sent = request(url, {
    // The agent that fetch uses keeps spare connections open, which a server that closes waits for.
    agent: false,
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${person.token}`,
      accept: 'text/event-stream',
      ...(body && { 'content-type': 'application/json' }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const events = readEvents(answer);
  return {
    status: answer.statusCode ?? 0,
    next: async () => (await events.next()).value,
    leave: () => void answer.destroy(),
  };
}

async function* readEvents(answer: IncomingMessage): AsyncGenerator<ReceivedEvent, undefined> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const [event, data] = [field('event'), field('data')];
      if (event && data !== undefined) yield { event, id: field('id'), data: JSON.parse(data) };
    }
  }
}
