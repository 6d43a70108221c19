import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' });

/** The dates that the screen does not show whole: an element around them hides a part of them. */
const cutDatesOf = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('time')].flatMap((time) => {
      const range = document.createRange();
      range.selectNodeContents(time);
      const words = range.getBoundingClientRect();
      for (let around = time.parentElement; around && around !== main; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        const hides = getComputedStyle(around).overflowX !== 'visible' || around.tagName === 'LI';
        const isCut = words.right > box.right + 1 || words.left < box.left - 1 || words.bottom > box.bottom + 1;
        if (hides && isCut)
          return [`${time.textContent}: ${words.right} of ${box.right}, ${words.bottom} of ${box.bottom}`];
      }
      return [];
    }),
  );

test('due dates are whole in a time zone with a long name', async ({ page, signedIn }) => {
  const { organizationId, post } = signedIn;
  const { id } = await post<{ id: string }>('/Customers', { name: 'Kolkata Port Works' });
  const tenders = `/organizations/${organizationId}/customers/${id}/workspaces`;
  await post(tenders, { name: 'Kolkata dock gates', status: 'open', dueAt: '2090-12-28T15:00:00Z' });
  const screens = [
    '/dashboard',
    `/home/${organizationId}/customers`,
    `/home/${organizationId}/customers/${id}/tenders`,
    `/home/${organizationId}/tenders?customer=${id}`,
  ];
  for (const screen of screens) {
    await page.goto(screen);
    await expect(
      page
        .getByRole('main')
        .getByText(/, \d\d:\d\d\s+GMT\+5:30$/)
        .first(),
    ).toBeVisible();
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutDatesOf(page), `${screen}, ${width} px`).toEqual([]);
    }
  }
});
