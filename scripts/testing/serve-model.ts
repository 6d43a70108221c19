// A model server for tests that may not know the worker: whoever forks this scripts its answers, and is told what it was asked.
import { type ModelBehaviour, startModelServer } from '@bidloom/worker/src/testing/model-server.ts';
import { repeatPassages } from '@bidloom/worker/src/testing/repeat-passages.ts';

/** A behaviour as it is sent: whoever pauses goes on when the parent says so. */
type SentBehaviour = Exclude<ModelBehaviour, { kind: 'pause' }> | { kind: 'pause'; text: string; rest: string };

/** What the parent says: how the next calls are answered, and all others; null: by repeating the passages that were sent. */
interface Script {
  next: SentBehaviour[];
  always: SentBehaviour | null;
  /** Whether answers that pause go on. */
  goOn: boolean;
}

const server = await startModelServer({ reply: repeatPassages });
let told = 0;
let pause = Promise.withResolvers<void>();

const behaviourOf = (sent: SentBehaviour): ModelBehaviour =>
  sent.kind === 'pause' ? { ...sent, until: pause.promise } : sent;

process.on('message', ({ next, always, goOn }: Script) => {
  if (goOn) {
    pause.resolve();
    pause = Promise.withResolvers();
  }
  server.next(...next.map(behaviourOf));
  server.always(always && behaviourOf(always));
  // Each message is answered by what was asked since the last one.
  process.send?.({ requests: server.requests.slice(told), open: server.open });
  told = server.requests.length;
});
process.on('disconnect', () => void server.close());
process.send?.({ baseUrl: server.baseUrl });
