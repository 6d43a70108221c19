import { faultsOf } from './support/faults.ts';
import { expect, makeTender, test } from './support/test.ts';

const offer = { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('We offer four booster pumps.') };
const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('nothing of a PDF') };

test("a new vendor's proposal is added with its documents, read, submitted, and opened in its room", async ({
  page,
  signedIn,
}) => {
  test.slow();
  const { organizationId } = signedIn;
  const name = `Booster station ${Date.now()}`;
  await makeTender(signedIn, name);

  await page.goto(`/home/${organizationId}/proposals`);
  await page.getByRole('button', { name: 'Add proposal' }).first().click();
  const form = page.getByRole('dialog');
  await page.locator('input[name=workspaceId]').click();
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).click();
  await page.locator('input[name=vendor]').click();
  await page.keyboard.type('Northern Pumps');
  await page.keyboard.press('Escape');
  await form.getByLabel('Title').fill('Four pumps');
  await form.getByLabel('Amount').fill('1250000');
  await form.getByLabel('Currency').fill('eur');
  await form.locator('input[type=file]').setInputFiles([offer, broken]);
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add proposal' }).click();

  await expect(page.getByText('broken.pdf is not a PDF')).toBeVisible();
  await page.getByRole('button', { name: 'Leave broken.pdf out' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Four pumps' }).click();

  await expect(page.getByRole('heading', { name: 'Northern Pumps' })).toBeVisible();
  await expect(page.getByText('EUR 1,250,000')).toBeVisible();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Northern Pumps, Four pumps' }).click();
  await page.getByRole('menuitem', { name: 'Mark as submitted' }).click();
  await page.getByRole('button', { name: 'Mark as submitted' }).click();
  await expect(page.getByText('1 proposal, 1 submitted')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'offer.txt' }).click();
  await expect(page.getByText('We offer four booster pumps.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the proposals' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});
