import { readFile } from 'node:fs/promises';
import { faultsOf } from './support/faults.ts';
import { makePdf } from './support/make-pdf.ts';
import { readZip } from './support/read-zip.ts';
import { expect, makeTender, test } from './support/test.ts';

const pdf = (pages: number, price: string) =>
  makePdf(Array.from({ length: pages }, (_, index) => [`${index + 1} Section`, `The bid security is ${price}.`]));

test('a new version replaces a document, which can be restored; files are moved and downloaded as one ZIP', async ({
  page,
  signedIn,
}) => {
  await page.goto(await makeTender(signedIn, 'Versions'));
  const list = page.getByRole('list', { name: 'Documents of this tender' });
  const rows = list.getByRole('listitem');
  const act = async (row: number, name: string) => {
    await rows.nth(row).getByRole('button', { name: 'Actions for terms.pdf' }).click();
    const [chooser] = await Promise.all([
      name.startsWith('Upload') ? page.waitForEvent('filechooser') : null,
      page.getByRole('menuitem', { name }).click(),
    ]);
    return chooser;
  };
  const file = async (pages: number, price: string) => ({
    ...{ name: 'terms.pdf', mimeType: 'application/pdf', buffer: await pdf(pages, price) },
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await file(2, '1,000 EUR'));
  await expect(list).toContainText('2 pages');

  await test.step('a new version of the same name', async () => {
    const chooser = await act(0, 'Upload a new version');
    await chooser?.setFiles(await file(5, '2,000 EUR'));
    await expect(list).toContainText('Version 2: 3 pages more');
    // The earlier version is open beside the list, so the list shows it.
    await expect(rows.nth(1)).toContainText('Replaced by terms.pdf');
    await expect(rows.nth(1).getByRole('checkbox')).toBeDisabled();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('the earlier version is restored, and replaced again', async () => {
    await act(1, 'Put back into use');
    await expect(list.getByText(/Replaced by/)).toHaveCount(0);
    await expect(rows).toHaveCount(2);
    await act(1, 'Replaces another document');
    await page.getByLabel('Earlier version').selectOption('terms.pdf');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByText('Replaced by terms.pdf')).toBeVisible();
  });

  await test.step('both are moved to a category, and downloaded as one ZIP', async () => {
    await page.getByRole('button', { name: 'Organize' }).click();
    const dialog = page.getByRole('dialog', { name: 'Organize documents' });
    await dialog.getByRole('checkbox', { name: 'All documents' }).check();
    await dialog.getByLabel('Move to category').fill('Terms of reference');
    await dialog.getByRole('button', { name: 'Move 2' }).click();
    await expect(page.getByText('2 documents moved to Terms of reference')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'All documents' }).check();
    await page.waitForTimeout(400);
    expect(await faultsOf(page)).toEqual([]);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download 2 as ZIP' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^Versions – documents \d{4}-\d\d-\d\d\.zip$/);
    expect([...readZip(await readFile(await saved.path())).keys()].sort()).toEqual([
      'Earlier versions/terms.pdf',
      'Terms of reference/terms.pdf',
    ]);
  });
});
