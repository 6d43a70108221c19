import { printFigure } from './figure.ts';

/** Milliseconds of a request: the median, and what 95 of 100 stay below. */
export interface RequestTimes {
  median: number;
  high: number;
}

const requests = 200;
const warmUp = 10;

/** Sends one request after the other. Throws where one is not answered well. */
export async function measureRequests({
  url,
  headers,
  body,
}: {
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON by POST; without one it is a GET. */
  body?: object;
}): Promise<RequestTimes> {
  const sent = body
    ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers };
  const times: number[] = [];
  for (let request = 0; request < requests + warmUp; request++) {
    const started = performance.now();
    const answer = await fetch(url, sent);
    await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    if (request >= warmUp) times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { median: at(0.5), high: at(0.95) };
}

/** Prints the times of a request, and their ratio to those of the least request that there is. */
export function printTimes(bench: string, what: string, { median, high }: RequestTimes, least?: RequestTimes): void {
  printFigure(bench, `${what}, median`, median, 'ms');
  printFigure(bench, `${what}, 95 of 100`, high, 'ms');
  if (least) printFigure(bench, `${what}, median / that of select 1`, median / least.median, 'ratio');
}
