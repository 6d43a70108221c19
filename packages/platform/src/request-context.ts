import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** The id of the request that caused this work: of the call itself, or of the call that sent the job. */
export const currentRequestId = (): string | undefined => requests.getStore();

/** Runs `work`, and all that it begins, for a request. */
export const runForRequest = <T>(requestId: string, work: () => T): T => requests.run(requestId, work);
