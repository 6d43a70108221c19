import { type Outage, outageOf } from '@bidloom/platform';
import { AppError } from './app-error.ts';

const services: Partial<Record<string, string>> = { storage: 'file storage', database: 'database' };

/** When whoever met an outage may come again, in seconds. */
const retryAfter = 5;

function describe({ outage, isFull }: Outage): string {
  const service = services[outage] ?? 'server';
  return isFull
    ? `There is no room left in the ${service}. Nothing was stored. Ask your administrator to make room, then try again.`
    : `The ${service} is not available right now. Please try again in a moment.`;
}

/** An outage as what the caller is told of it; null for any other error. */
export function asUnavailable(error: unknown, data?: object): AppError | null {
  const outage = outageOf(error);
  return outage && new AppError('unavailable', describe(outage), undefined, { retryAfter, ...(data && { data }) });
}
