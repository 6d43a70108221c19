import { chooseMode } from './support/choose-mode.ts';
import { faultsOf } from './support/faults.ts';
import { faultsInLooks } from './support/looks.ts';
import { expect, makeTender, test } from './support/test.ts';

const old = `Replacement of pumps

Six centrifugal pumps to API 610 with mechanical seals are delivered to the pumping station.

Each centrifugal pump has an impeller of duplex steel; the mechanical seal is of the cartridge type.

Vibration of the impeller is measured at the shop test of every centrifugal pump.

Spare impellers and mechanical seals are stored near the pumping station.
`;
const recent = `New pumping station

Centrifugal pumps of the pumping station are replaced; they comply with API 610.

The bidder states efficiency and impeller diameter of each centrifugal pump.

A mechanical seal without leakage is required; the impeller is balanced.

The pumping station stays in operation while mechanical seals are changed.
`;

test('a lost tender is found under past tenders, and beside a similar one with what both have in common', async ({
  page,
  signedIn,
}) => {
  test.slow();
  const [oldPath, path] = [
    await makeTender(signedIn, 'Pumps of the past'),
    await makeTender(signedIn, 'Pumps of today'),
  ];
  for (const [at, text] of [
    [oldPath, old],
    [path, recent],
  ] as const) {
    await page.goto(at);
    const file = { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').first().setInputFiles([file]);
    await expect(page.getByText('Ready').first()).toBeVisible({ timeout: 60_000 });
  }
  const [, organizationId, , customerId, , id] = oldPath.split('/').slice(1);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (const status of ['open', 'submitted', 'lost']) {
    const closing = status === 'lost' ? { closingReasons: ['price'], closingNote: 'Ours was 8% above.' } : {};
    const answer = await page.request.patch(
      `/organizations/${organizationId}/customers/${customerId}/workspaces/${id}/status`,
      { headers: { authorization: `Bearer ${token}` }, data: { status, ...closing } },
    );
    expect(answer.status()).toBe(200);
  }

  await page.goto(`${path}?tab=similar`);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pumps of the past' }) });
  await expect(item.first()).toContainText('Lost', { timeout: 60_000 });
  await expect(item.first()).toContainText('API 610');
  expect.soft(await faultsOf(page), 'similar tenders').toEqual([]);
  await item.getByRole('link', { name: /^there p. 1: API 610, in terms.txt/ }).click();
  await expect(page).toHaveURL(new RegExp(`${id}/workspace\\?document=.*page=1`));

  await page.getByRole('link', { name: 'Past tenders' }).first().click();
  await expect(page.getByRole('link', { name: 'Pumps of the past' })).toBeVisible();
  // Other tenders of the organisation may have ended, too.
  await page.goto(`/home/${organizationId}/past-tenders?customerId=${customerId}`);
  await expect(page.getByText('0 of 1', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'What recurs in lost tenders: Show as a table' }).click();
  await expect(page.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  await page.getByLabel('Outcome').selectOption('won');
  await expect(page).toHaveURL(/outcome=won/);
  await expect(page.getByRole('link', { name: 'Pumps of the past' })).toBeHidden();
  await page.getByLabel('Outcome').selectOption('');
  await expect(page.getByRole('link', { name: 'Pumps of the past' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Past tenders \d{4}-\d\d-\d\d\.xlsx$/);
  await chooseMode(page, 'system');
  await page.goto(`/home/${organizationId}/past-tenders`);
  const shown = () => expect(page.getByRole('heading', { name: 'By customer' })).toBeVisible();
  expect.soft(await faultsInLooks(page, shown)).toEqual([]);
});
