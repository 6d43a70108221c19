import { failures } from '@bidloom/contract/failures';
import { type Outage, outageOf } from '@bidloom/platform';
import { AppError } from './app-error.ts';

const services: Partial<Record<string, string>> = { storage: 'file storage', database: 'database' };

/** Seconds after which a caller may try again when a service was unavailable. */
const retryAfter = 5;

function describe({ outage, isFull }: Outage) {
  const service = services[outage] ?? 'server';
  return isFull ? failures.service.full(service) : failures.service.unavailable(service);
}

/** The error that the caller gets for an outage; null for any other error. */
export function asUnavailable(error: unknown, data?: object): AppError | null {
  const outage = outageOf(error);
  return outage && new AppError(describe(outage), undefined, { retryAfter, ...(data && { data }) });
}
