import type { MessagePort } from 'node:worker_threads';

/** Functions that can be called from another thread: their arguments and results are plain data. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the arguments are, they are only passed on.
export type Callable = Record<string, (...args: any[]) => Promise<unknown>>;

interface Call {
  id: number;
  method: string;
  args: unknown[];
}

type Answer = { id: number; value: unknown } | { id: number; failure: string };

/** The functions at the other end of the port. A call that fails there rejects here with only the message of the error. */
export function remoteFunctions<Methods extends object>(port: MessagePort): Methods {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  port.on('message', (answer: Answer) => {
    const call = open.get(answer.id);
    open.delete(answer.id);
    if ('failure' in answer) call?.reject(new Error(answer.failure));
    else call?.resolve(answer.value);
  });
  return new Proxy({} as Methods, {
    get:
      (_, method: string) =>
      (...args: unknown[]) => {
        const call = Promise.withResolvers<unknown>();
        open.set(++last, call);
        port.postMessage({ id: last, method, args } satisfies Call);
        return call.promise;
      },
  });
}

/**
 * Answers the calls that come over a port.
 * @param hooks called with the original error of a function, and before and after each call
 */
export function answerCalls(
  port: MessagePort,
  methods: Callable,
  hooks: { onFailure: (error: unknown) => void; onCall: () => void; onAnswer: () => void },
): void {
  port.on('message', async ({ id, method, args }: Call) => {
    hooks.onCall();
    try {
      const value = await methods[method]?.(...args);
      port.postMessage({ id, value } satisfies Answer);
    } catch (error) {
      hooks.onFailure(error);
      port.postMessage({ id, failure: error instanceof Error ? error.message : String(error) } satisfies Answer);
    } finally {
      hooks.onAnswer();
    }
  });
}
