// A model server for tests that must not import the worker: the parent process sets its answers, and receives its requests.
import { type ModelBehaviour, startModelServer } from '@bidloom/worker/src/testing/model-server.ts';
import { repeatPassages } from '@bidloom/worker/src/testing/repeat-passages.ts';

/** A behaviour as it is sent: a paused answer continues when the parent says so. */
type SentBehaviour = Exclude<ModelBehaviour, { kind: 'pause' }> | { kind: 'pause'; text: string; rest: string };

/** The parent's message: how the next calls are answered, and all others; null: by repeating the passages that were sent. */
interface Script {
  next: SentBehaviour[];
  always: SentBehaviour | null;
  /** Whether paused answers continue. */
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
  // The answer to each message is the requests since the last one.
  process.send?.({ requests: server.requests.slice(told), open: server.open });
  told = server.requests.length;
});
process.on('disconnect', () => void server.close());
process.send?.({ baseUrl: server.baseUrl });
