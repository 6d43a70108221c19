import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { enter, findDemoTender, openBrowser } from './browser.ts';
import { type EmbeddedServer, startEmbedded } from './embedded-server.ts';
import { printFigure } from './figure.ts';
import { longPages, makeLongPdf, rareWords } from './long-pdf.ts';

const wanted = 1500;
const print = (figure: string, value: number, unit: string) => printFigure('pdf-viewer', figure, value, unit);

/** `pnpm bench pdf-viewer`: a PDF of 2,000 pages in the browser: opening, finding, scrolling, and the memory of the tab afterwards. */
export async function run(): Promise<void> {
  const pdf = await makeLongPdf();
  print('size of the file', pdf.length / 1e6, 'MB');
  await readTextInPdfjs(pdf);
  const server = await startEmbedded();
  const browser = await openBrowser();
  try {
    const { path, session } = await addTender(server, pdf);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
    await enter(context, session);
    const page = await context.newPage();
    await measureOpening(page, path);
    await measureFind(page);
    await printMemory(browser, page, 'after finding');
    await measureScrolling(page);
    await printMemory(browser, page, 'after scrolling through all pages');
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** How long a search would wait if the browser read the file's own text. */
async function readTextInPdfjs(pdf: Buffer): Promise<void> {
  const start = performance.now();
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  for (let number = 1; number <= longPages; number++) {
    const page = await document.getPage(number);
    await page.getTextContent();
    page.cleanup();
  }
  await document.loadingTask.destroy();
  print('for comparison: all text by pdf.js', performance.now() - start, 'ms');
}

type Read = { id: string; status: string; failure: string | null };

async function addTender(server: EmbeddedServer, pdf: Buffer) {
  const session = await server.signIn();
  const headers = { authorization: `Bearer ${session.token}` };
  const tender = await findDemoTender(server, session);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'long.pdf');
  const start = performance.now();
  const documents = `${server.url}${tender.path}/documents`;
  const answer = await fetch(`${documents}/upload`, { method: 'POST', headers, body: form });
  const id: string = (await answer.json()).data.uploaded[0].id;
  for (let status = 'uploaded'; status !== 'ready'; await wait(500)) {
    const { data } = (await (await fetch(`${documents}/info`, { headers })).json()) as { data: Read[] };
    const document = data.find((one) => one.id === id);
    if (!document || document.status === 'failed') throw new Error(`long.pdf was not read: ${document?.failure}`);
    status = document.status;
  }
  print('reading it on the server', (performance.now() - start) / 1000, 's');
  return { path: `${tender.screen}?tab=document&document=${id}`, session };
}

/** Waits until a page is drawn and its text can be selected. Looks at every frame: a locator looks every half second after a while. */
const drawn = (page: Page, number: number) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(`[data-page="${wanted}"] .textLayer span`)].some((span) =>
        span.textContent?.includes(`Section ${wanted}`),
      ),
    number,
    { polling: 'raf', timeout: 60_000 },
  );

async function measureOpening(page: Page, path: string): Promise<void> {
  let bytes = 0;
  let requests = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/content')) return;
    requests += 1;
    // The first request is for the whole file, and is aborted as soon as its header has arrived.
    if (response.status() === 206) bytes += Number(response.headers()['content-length'] ?? 0);
  });
  const asked = page.waitForRequest((request) => request.url().endsWith('/content')).then(() => performance.now());
  let start = performance.now();
  await page.goto(`${path}&page=${wanted}`);
  await drawn(page, wanted);
  const end = performance.now();
  print(`page ${wanted} drawn, from an empty tab`, end - start, 'ms');
  print(`page ${wanted} drawn, from the request of the file`, end - (await asked), 'ms');
  print('of the file fetched until then', bytes / 1e6, 'MB');
  print('requests of the file until then', requests, '');

  const list = page.getByRole('list', { name: 'Documents of this tender' });
  await list
    .getByRole('button', { name: /Kestrel|pdf/ })
    .filter({ hasNotText: 'long.pdf' })
    .first()
    .click();
  await page.locator(`[data-page="${wanted}"]`).waitFor({ state: 'detached' });
  await page.locator('[data-page="1"] .textLayer span').first().waitFor();
  // Somebody looks at it: the tab is at rest.
  await wait(5000);
  start = performance.now();
  await list.getByRole('button', { name: 'long.pdf', exact: true }).click();
  await drawn(page, wanted);
  print(`page ${wanted} drawn, from a click in the list`, performance.now() - start, 'ms');
}

async function measureFind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = { tasks: [] as number[] };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => longest.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      {
        type: 'longtask',
      },
    );
  });
  await page.getByRole('button', { name: 'Find in document' }).click();
  const field = page.getByLabel('Find words in this document');
  const status = page.getByRole('search', { name: 'Find in document' }).getByRole('status');
  const find = async (words: string, count: number) => {
    const start = performance.now();
    await field.fill(words);
    await status.filter({ hasText: `of ${count}` }).waitFor({ timeout: 60_000 });
    return performance.now() - start;
  };
  print(`finding "${rareWords}" on all pages, its text fetched`, await find(rareWords, longPages / 50), 'ms');
  print('finding "seal" on all pages, the text known', await find('seal', 20_000), 'ms');
  print('finding "section" on all pages', await find('section', longPages), 'ms');
  const tasks = await page.evaluate(() => (window as unknown as { longest: { tasks: number[] } }).longest.tasks);
  print('longest time in which the tab did not answer while finding', Math.max(0, ...tasks), 'ms');
}

/** From the first page to the last, one view at a time, each long enough that its pages are drawn. */
async function measureScrolling(page: Page): Promise<void> {
  const scroller = page.getByRole('region', { name: 'Pages of long.pdf' });
  const views = await scroller.evaluate((element) => Math.ceil(element.scrollHeight / element.clientHeight));
  const start = performance.now();
  for (let view = 0; view < views; view += 2) {
    await scroller.evaluate((element, top) => element.scrollTo({ top }), view * 800);
    await wait(90);
  }
  await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await drawn(page, longPages);
  print('scrolling through all pages', (performance.now() - start) / 1000, 's');
}

/** The private memory of the tab's process, as the browser's task manager counts it, and the part of its page's script. */
async function printMemory(browser: Browser, page: Page, when: string): Promise<void> {
  // Unneeded memory is released when nobody scrolls any more.
  await wait(8000);
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ownMemory(id));
  print(`memory of the tab's process ${when}`, Math.max(...sizes), 'MB');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  print(`script memory of its page ${when}`, heap / 1e6, 'MB');
}

function ownMemory(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
