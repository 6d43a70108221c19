import type { Page } from '@playwright/test';
import { makePdf } from './support/make-pdf.ts';
import { upload } from './support/tender.ts';
import { expect, makeTender, test } from './support/test.ts';

/** The tabs that read the stream of notifications now. */
function readersOf(pages: readonly Page[]): Set<Page> {
  const readers = new Set<Page>();
  for (const page of pages) {
    page.on('request', (request) => request.url().includes('/Notification/subscribe/') && readers.add(page));
    page.on('requestfailed', (request) => request.url().includes('/Notification/subscribe/') && readers.delete(page));
    page.on('close', () => readers.delete(page));
  }
  return readers;
}

test('eight tabs answer and hear of results, because one of them reads the stream of notifications', async ({
  context,
  signedIn,
}) => {
  const ready = await makePdf([['1 Terms', 'The bid security is 1,000 EUR.']]);
  const pages: Page[] = [];
  for (let count = 0; count < 8; count++) pages.push(await context.newPage());
  const readers = readersOf(pages);
  const [uploading, ...others] = [...pages].reverse() as [Page, ...Page[]];
  const told = async (tabs: readonly Page[], name: string) => {
    for (const tab of tabs) await expect(tab.getByRole('dialog', { name: 'Notifications' })).toContainText(name);
  };

  await test.step('each becomes usable', async () => {
    for (const tab of [...others].reverse()) {
      await tab.goto(`/home/${signedIn.organizationId}/tenders`, { waitUntil: 'commit' });
      await expect(
        tab
          .getByRole('table')
          .getByRole('link', { name: /Kestrel Ridge/ })
          .first(),
      ).toBeVisible();
      await tab.getByRole('button', { name: /^Notifications/ }).click();
    }
    await uploading.goto(await makeTender(signedIn, 'First of many tabs'));
    await expect(uploading.getByRole('heading', { name: 'First of many tabs' })).toBeVisible();
    expect([...readers]).toEqual([pages[0]]);
  });

  await test.step('an event reaches all of them', async () => {
    await upload(uploading, 'first.pdf', ready);
    await told(others, 'first.pdf');
  });

  await test.step('a hidden tab leaves the stream to a visible one', async () => {
    // A browser without windows shows all tabs as visible.
    await pages[0]?.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => readers.size === 1 && !readers.has(pages[0] as Page)).toBe(true);
  });

  await test.step('without the tab that read the stream, another one reads it', async () => {
    const [reader] = readers;
    if (reader === uploading) await uploading.goto('about:blank');
    else await reader?.close();
    await expect.poll(() => readers.size).toBe(1);
    await uploading.goto(await makeTender(signedIn, 'Second of many tabs'));
    await upload(uploading, 'second.pdf', ready);
    await told(
      others.filter((tab) => !tab.isClosed()),
      'second.pdf',
    );
    expect(readers.size).toBe(1);
  });
});
