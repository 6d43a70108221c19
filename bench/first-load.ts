import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startEmbedded } from './embedded-server.ts';
import { percentile, printFigure } from './figure.ts';

/** "Slow 4G" as the developer tools of Chromium have it: bytes a second, and milliseconds that each request waits. */
const slow4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

const screens = ['/landing', '/login'];
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const rounds = 3;

interface Visit {
  /** When the largest thing of the first view was painted, in milliseconds. */
  lcp: number;
  /** How far things moved while the page came, as the browser scores it; 0: nothing moved. */
  shift: number;
  /** Compressed script of the first load, in kB. */
  script: number;
}

/** `pnpm bench first-load`: the public screens on a slow line, as they were last built: the median of three visits with an empty cache. */
export async function run(): Promise<void> {
  const server = await startEmbedded();
  const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const screen of screens) {
      for (const [name, viewport] of Object.entries(windows)) {
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1)
          visits.push(await visit(browser, server.url + screen, viewport));
        const median = (of: (visit: Visit) => number) => percentile(visits.map(of), 0.5);
        printFigure(
          'first-load',
          `${screen}, ${name}: largest contentful paint`,
          median(({ lcp }) => lcp),
          'ms',
        );
        printFigure(
          'first-load',
          `${screen}, ${name}: layout shift`,
          median(({ shift }) => shift),
          '',
        );
        printFigure(
          'first-load',
          `${screen}, ${name}: compressed script`,
          median(({ script }) => script),
          'kB',
        );
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function visit(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow4G);
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  const painted = await observed(page);
  await context.close();
  return { ...painted, script: bytes / 1000 };
}

/** What the browser itself noted while the page came. */
function observed(page: Page): Promise<Omit<Visit, 'script'>> {
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
