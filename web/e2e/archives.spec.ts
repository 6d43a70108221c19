import { faultsOf } from './support/faults.ts';
import { makeZip } from './support/make-zip.ts';
import { expect, makeTender, test } from './support/test.ts';

const letter = [
  'From: Ada Byron <ada@example.org>',
  'Subject: Extension of time',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'The due date moves to 4 December.',
  '--b',
  'Content-Type: text/plain; name="Clarification.txt"',
  'Content-Disposition: attachment',
  '',
  'Clause 4.2 is replaced.',
  '--b--',
].join('\r\n');

test('a ZIP with an e-mail becomes documents that name their origin, and is deleted with them', async ({
  page,
  signedIn,
}) => {
  await page.goto(await makeTender(signedIn, 'Archives'));
  const list = page.getByRole('list', { name: 'Documents of this tender' });
  const buffer = makeZip({
    'Volume 1/Pumps.txt': 'The duty pump delivers 40 m3/h.',
    'Letters/Extension.eml': letter,
    'setup.exe': 'MZ',
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bid.zip', mimeType: 'application/zip', buffer });
  await expect(list).toContainText('From bid.zip › Volume 1');
  await expect(list).toContainText('From Extension.eml');
  await expect(list).toContainText("setup.exe: it is of a kind that can't be read.");
  await page.getByRole('button', { name: 'Extension.eml', exact: true }).click();
  await expect(page.getByText('The due date moves to 4 December.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('Clarification.txt');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'bid.zip', exact: true }).click();
  const viewer = page.getByRole('region', { name: 'Pages of bid.zip' });
  await expect(viewer).toContainText("setup.exe: it is of a kind that can't be read.");
  expect(await faultsOf(page)).toEqual([]);
  await viewer.getByRole('button', { name: 'Pumps.txt' }).click();
  await expect(page.getByText('The duty pump delivers 40 m3/h.')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for bid.zip' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox', { name: 'Also delete the 3 documents that came out of it' }).check();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
});
