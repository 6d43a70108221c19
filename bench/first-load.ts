import type { Browser, CDPSession, Page } from '@playwright/test';
import { enter, findDemoTender, openBrowser, type Session } from './browser.ts';
import { type EmbeddedServer, startEmbedded } from './embedded-server.ts';
import { percentile, printFigure } from './figure.ts';

/** "Slow 4G" with the numbers of Chromium's developer tools: bytes a second, and the delay of each request in milliseconds. */
const slow4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const rounds = 3;
/** A screen is complete when nothing was requested for this many milliseconds; the stream of notifications never ends. */
const quiet = 1500;

interface Screen {
  name: string;
  path: string;
  /** Who opens it; left out for screens without sign-in. */
  session?: Session;
}

interface Visit {
  /** When the largest element of the first view was painted, in milliseconds. */
  lcp: number;
  /** How far elements moved while the page loaded, as the browser scores it; 0: nothing moved. */
  shift: number;
  requests: number;
  /** Over the wire, compressed and with headers, in kB: in total, and by type. */
  all: number;
  script: number;
  style: number;
  font: number;
  data: number;
  /** The document that a workspace shows, which is not in `all`. */
  shown: number;
}

/**
 * `pnpm bench first-load`: what a first visit with an empty cache loads, with the last build of the web app: the median of three visits on
 * this machine, and of the public screens on a slow line as well. Prints a table at the end.
 */
export async function run(): Promise<void> {
  const server = await startEmbedded();
  const browser = await openBrowser();
  const table: Record<string, Visit> = {};
  try {
    for (const screen of await screensOf(server)) {
      const visit = await measured(browser, server.url, screen, { viewport: windows.desktop });
      table[screen.name] = visit;
      for (const [what, value] of Object.entries(visit)) {
        printFigure('first-load', `${screen.name}: ${what}`, value, units[what as keyof Visit]);
      }
      if (screen.session) continue;
      for (const [name, viewport] of Object.entries(windows)) {
        const { lcp, shift } = await measured(browser, server.url, screen, { viewport, slow: true });
        printFigure('first-load', `${screen.name}, ${name}, slow 4G: largest contentful paint`, lcp, 'ms');
        printFigure('first-load', `${screen.name}, ${name}, slow 4G: layout shift`, shift, '');
      }
    }
    console.table(table);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const units: Record<keyof Visit, string> = {
  ...{ lcp: 'ms', shift: '', requests: '', all: 'kB', script: 'kB', style: 'kB', font: 'kB', data: 'kB', shown: 'kB' },
};

async function screensOf(server: EmbeddedServer): Promise<Screen[]> {
  const session = await server.signIn();
  const home = `/home/${session.organizationId}`;
  const tender = await findDemoTender(server, session);
  return [
    { name: '/landing', path: '/landing' },
    { name: '/login', path: '/login' },
    { name: '/dashboard', path: '/dashboard', session },
    { name: 'keywords', path: `${home}/keywords`, session },
    { name: 'tenders', path: `${home}/tenders`, session },
    { name: 'workspace', path: tender.screen, session },
  ];
}

type Conditions = { viewport: { width: number; height: number }; slow?: boolean };

async function measured(browser: Browser, url: string, screen: Screen, conditions: Conditions): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url, screen, conditions));
  const names = Object.keys(units) as (keyof Visit)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      percentile(
        visits.map((visit) => visit[name]),
        0.5,
      ),
    ]),
  ) as unknown as Visit;
}

async function visit(
  browser: Browser,
  url: string,
  { path, session }: Screen,
  { viewport, slow = false }: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  if (session) await enter(context, session);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  if (slow) await network.send('Network.emulateNetworkConditions', slow4G);
  const wire = countWire(network);
  await page.goto(url + path, { waitUntil: 'load' });
  while (Date.now() - wire.lastAt() < quiet) await page.waitForTimeout(100);
  const painted = await observed(page);
  await context.close();
  return { ...painted, ...wire.counts() };
}

const kinds: Readonly<Record<string, 'script' | 'style' | 'font' | 'data'>> = {
  ...{ Script: 'script', Stylesheet: 'style', Font: 'font', Fetch: 'data', XHR: 'data' },
};

/** A file of a tender that the api delivers. */
const isShown = (url: string) => /\/documents\/[^/]+\/(content|file|download|rendition)|\/objects\//.test(url);

/** Counts requests, and the bytes of each that came over the wire. */
function countWire(network: CDPSession) {
  const sent = new Map<string, { url: string; kind: string; bytes: number }>();
  let lastAt = Date.now();
  const touched = () => {
    lastAt = Date.now();
  };
  network.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    touched();
    sent.set(requestId, { url: request.url, kind: type, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (!request) return;
    touched();
    request.bytes = encodedDataLength;
  });
  return {
    lastAt: () => lastAt,
    counts: () => {
      const counts = { requests: sent.size, all: 0, script: 0, style: 0, font: 0, data: 0, shown: 0 };
      for (const { url, kind, bytes } of sent.values()) {
        const kB = bytes / 1000;
        if (isShown(url)) {
          counts.shown += kB;
          continue;
        }
        counts.all += kB;
        const name = kinds[kind];
        if (name) counts[name] += kB;
      }
      return counts;
    },
  };
}

/** What the browser itself recorded while the page loaded. */
function observed(page: Page): Promise<Pick<Visit, 'lcp' | 'shift'>> {
  return page.evaluate(() => {
    const entries = <T>(type: string) =>
      new Promise<T[]>((resolve) => {
        const found: T[] = [];
        const observer = new PerformanceObserver((list) => found.push(...(list.getEntries() as T[])));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve(found), 100);
      });
    return Promise.all([
      entries<{ startTime: number }>('largest-contentful-paint'),
      entries<{ value: number }>('layout-shift'),
    ]).then(([paints, shifts]) => ({
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    }));
  });
}
