import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMode } from './support/choose-mode.ts';
import { faultsInLooks } from './support/looks.ts';
import { makePdf } from './support/make-pdf.ts';
import { expect, makeTender, signIn, test } from './support/test.ts';

/** The file in the data folder that consists of exactly these bytes. */
function fileOf(folder: string, bytes: Buffer): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name));
  const found = paths.find((path) => readFileSync(path).equals(bytes));
  if (!found) throw new Error('no file consists of these bytes');
  return found;
}

test('a failed job is listed for the platform administrator, who runs it again', async ({
  page,
  signedIn,
  site,
  browser,
}) => {
  // The job has three attempts, with waits between them.
  test.slow();
  const name = 'tender-of-the-marsh-works.pdf';
  const whole = await makePdf([['1 Scope', 'Marsh works: nine sluice gates.']]);
  const damaged = whole.subarray(0, 300);
  const row = page
    .getByRole('list', { name: 'Documents of this tender' })
    .getByRole('listitem')
    .filter({ hasText: name });

  await test.step('a file is lost from the storage, and its document is read again', async () => {
    await page.goto(await makeTender(signedIn, 'Sluice gates'));
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: damaged });
    await expect(row).toContainText('Failed');
  });
  const path = fileOf(join(site.dataDirectory, 'objects'), damaged);
  rmSync(path);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Read again' }).click();
  await expect(row).toContainText('Reading failed unexpectedly', { timeout: 60_000 });

  const context = await browser.newContext({ baseURL: site.url });
  const admin = await context.newPage();
  await signIn(admin, 'PLATFORM_ADMIN', site.dataDirectory);
  await admin.getByRole('link', { name: 'Failed jobs' }).first().click();
  const job = admin.getByRole('row').filter({ hasText: 'Document reading' });
  await expect(job).toHaveCount(1);
  await chooseMode(admin, 'system');
  await admin.goto('/failed-jobs');
  const shown = () => expect(admin.getByRole('button', { name: /^Actions for Document reading/ })).toBeInViewport();
  expect.soft(await faultsInLooks(admin, shown)).toEqual([]);

  await test.step('the file is put back, and the job runs again', async () => {
    writeFileSync(path, whole);
    await job.getByRole('button', { name: /^Actions for/ }).click();
    await admin.getByRole('menuitem', { name: 'Run again' }).click();
    await expect(admin.getByText('The job runs again')).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'No failed jobs' })).toBeVisible();
    await expect(row).toContainText('Ready');
  });
  await context.close();
});
