import { faultsOf } from './support/faults.ts';
import { expect, makeTender, test } from './support/test.ts';

const sheet = (rows: string[]) => Buffer.from(`Parameter,Unit,Value\n${rows.join('\n')}\n`);
const csv = (name: string, rows: string[]) => ({ name, mimeType: 'text/csv', buffer: sheet(rows) });

test('vendors are put side by side, deviations are marked, and one is accepted', async ({ page, signedIn }) => {
  const workspace = await makeTender(signedIn, 'Compared');
  const tenderId = /tenders\/([^/]+)\/workspace/.exec(workspace)?.[1] ?? '';
  const { organizationId } = signedIn;
  await page.goto(workspace);
  const asked = ['Rated flow,m³/h,≥ 250', 'Total head,m,62', 'Motor power,kW,75', 'NPSH required,m,≤ 3.5'];
  await page.locator('input[type=file]').first().setInputFiles(csv('pump.csv', asked));
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('1 page');

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const offers = {
    'Northern Pumps': ['Capacity,gpm,"1,150"', 'Total head,ft,203.4', 'Motor rating,hp,75', 'NPSHr,m,3.2'],
    'Southern Pumps': ['Rated flow,m³/h,240', 'NPSHr,m,4', 'Motor power,kW,75'],
  };
  for (const [name, rows] of Object.entries(offers)) {
    const unique = `${name} ${tenderId.slice(-6)}`;
    const vendor = await signedIn.post<{ id: string }>(`/api/organizations/${organizationId}/vendors`, {
      name: unique,
    });
    const proposal = await signedIn.post<{ id: string }>(`/api/workspaces/${tenderId}/proposals`, {
      vendorId: vendor.id,
      title: 'Offer',
    });
    const answer = await page.request.post(`/api/proposals/${proposal.id}/documents`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: { category: 'technical', file: csv('offer.csv', rows) },
    });
    expect(answer.ok()).toBe(true);
    await expect
      .poll(async () => {
        const { documents } = await signedIn.get<{ documents: { status: string }[] }>(`/api/proposals/${proposal.id}`);
        return documents.map(({ status }) => status);
      })
      .toEqual(['ready']);
  }

  await page.goto(`/home/${organizationId}/tenders/${tenderId}/response-workspace?tab=comparison`);
  await page.getByRole('button', { name: 'Compare' }).click();
  const table = page.getByRole('region', { name: 'Comparison of parameters' });
  await expect(table.getByRole('row', { name: /Rated flow/ })).toContainText('= 261.2 m³/h');
  await expect(table.getByRole('row', { name: /Motor power/ })).toContainText('25.4 % lower than asked');
  expect(await faultsOf(page)).toEqual([]);
  // On a phone one vendor is shown at a time, and what can be pressed is still large enough.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table.getByRole('columnheader')).toHaveCount(4);

  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Only deviations' }).click();
  await expect(table.getByRole('rowheader', { name: 'Total head' })).toHaveCount(0);

  await table.getByRole('button', { name: /Judge Motor power of Northern/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Agreed in the meeting');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(table.getByRole('rowheader', { name: 'Motor power' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All parameters' }).click();
  await expect(table.getByRole('row', { name: /Motor power/ })).toContainText('Deviation accepted');

  await table
    .getByRole('button', { name: /^offer.csv, page 1/ })
    .first()
    .click();
  await expect(page).toHaveURL(/document=.*page=1/);
});
