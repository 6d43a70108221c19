import type { Page } from '@playwright/test';
import { chooseMode } from './support/choose-mode.ts';
import { faultsOf } from './support/faults.ts';
import { faultsInLooks } from './support/looks.ts';
import { makePdf } from './support/make-pdf.ts';
import { expect, makeTender, test } from './support/test.ts';

const pages = (name: string) => Array.from({ length: 9 }, (_, at) => [`${name} ${at + 1}`, 'The seal is renewed.']);
const sides = (page: Page) =>
  page.locator('[data-side]').evaluateAll((all) => all.map((side) => side.getAttribute('aria-label')));
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('“Compare with…” asks for the other document first, and each document stays at its side', async ({
  page,
  signedIn,
}) => {
  await chooseMode(page, 'system');
  await page.goto(await makeTender(signedIn, 'Side by side'));
  // The newest is the last one: the sides must not follow the age of the documents.
  const list = page.getByRole('list', { name: 'Documents of this tender' });
  for (const name of ['annex.pdf', 'drawing.pdf', 'terms.pdf']) {
    const file = { name, mimeType: 'application/pdf', buffer: await makePdf(pages(name)) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(list.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(list.getByText('9 pages')).toHaveCount(3);
  await list.getByRole('button', { name: 'terms.pdf', exact: true }).click();
  await expect(page.locator('[data-page="1"] .textLayer')).toContainText('terms.pdf 1');
  const openId = asked(page, 'document');

  const choose = async () => {
    await page.getByRole('button', { name: 'More of the document view' }).click();
    await page.getByRole('menuitem', { name: 'Compare with…' }).click();
    return page.getByRole('dialog', { name: 'Compare with another document' });
  };

  await test.step('nothing is opened before a document is chosen', async () => {
    const dialog = await choose();
    await expect(dialog.getByRole('listitem')).toHaveText(['annex.pdf', 'drawing.pdf']);
    expect(asked(page, 'compare')).toBeNull();
    expect(await faultsInLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(asked(page, 'document')).toBe(openId);
    await expect(page.locator('[data-side]')).toHaveCount(0);
  });

  await test.step('the document that was open stays at the left', async () => {
    await (await choose()).getByRole('button', { name: 'annex.pdf' }).press('Enter');
    await expect.poll(() => sides(page)).toEqual(['terms.pdf', 'annex.pdf']);
    await expect(page.getByRole('region', { name: 'Two documents side by side' })).toBeFocused();
    expect(asked(page, 'document')).toBe(openId);
    await page.getByRole('combobox', { name: 'Document to compare with' }).click();
    await page.getByRole('option', { name: 'drawing.pdf' }).click();
    await expect.poll(() => sides(page)).toEqual(['terms.pdf', 'drawing.pdf']);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('Back, a reload and a link show the same documents at the same sides', async () => {
    await page.goBack();
    await expect.poll(() => sides(page)).toEqual(['terms.pdf', 'annex.pdf']);
    await page.goForward();
    await page.reload();
    await expect.poll(() => sides(page)).toEqual(['terms.pdf', 'drawing.pdf']);
  });

  await test.step('opening the document at the right keeps it at the right, in the address too', async () => {
    const show = page.getByRole('button', { name: 'Show the documents' });
    if (await show.isVisible()) await show.click();
    await list.getByRole('button', { name: 'drawing.pdf', exact: true }).click();
    await expect.poll(() => asked(page, 'compare')).toBe(openId);
    await expect(page.getByRole('heading', { level: 2, name: 'drawing.pdf' })).toBeVisible();
    expect(await sides(page)).toEqual(['terms.pdf', 'drawing.pdf']);
    const link = page.url();
    await page.goBack();
    await expect.poll(() => asked(page, 'document')).toBe(openId);
    await expect(page.getByRole('heading', { level: 2, name: 'terms.pdf' })).toBeVisible();
    expect(await sides(page)).toEqual(['terms.pdf', 'drawing.pdf']);
    await page.goto(link);
    await expect.poll(() => sides(page)).toEqual(['terms.pdf', 'drawing.pdf']);
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await expect(page.locator('[data-side]')).toHaveCount(0);
    await expect.poll(() => [asked(page, 'compare'), asked(page, 'compareAt')]).toEqual([null, null]);
  });
});

test('a long name of the other document is cut in the middle, in the choice too', async ({ page, signedIn }) => {
  await page.goto(await makeTender(signedIn, 'Long names side by side'));
  const list = page.getByRole('list', { name: 'Documents of this tender' });
  const long = `${'Cooling water pumps and valves for the power station '.repeat(3)}Rev`;
  const names = ['terms.pdf', `${long}2.pdf`, `${long}3.pdf`];
  for (const name of names) {
    const file = { name, mimeType: 'application/pdf', buffer: await makePdf([[name]]) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(list.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(list.getByText('1 page')).toHaveCount(3);
  await list.getByRole('button', { name: 'terms.pdf', exact: true }).click();
  await page.getByRole('button', { name: 'More of the document view' }).click();
  await page.getByRole('menuitem', { name: 'Compare with…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: names[1] }).click();
  const choice = page.getByRole('combobox', { name: 'Document to compare with' });
  await expect(choice.locator('[title]')).toHaveAttribute('title', /Rev2\.pdf/);
  await expect(choice.locator('[title]')).toHaveAttribute('data-end', /Rev2\.pdf/);
  await choice.click();
  const option = page.getByRole('option', { name: /Rev3\.pdf/ });
  await expect(option.locator('[title]')).toHaveAttribute('data-end', /Rev3\.pdf/);
});
