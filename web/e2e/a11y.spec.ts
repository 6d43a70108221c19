import type { Page } from '@playwright/test';
import { chooseMode } from './support/choose-mode.ts';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { faultsInLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

/** The landing page has a test of its own. Sign-in is last, because opening it ends the session. */
const publicScreens = ['/forgot-password', '/unauthorized', '/login'];
const screens = ['/dashboard', '/profile', '/settings'];
const lists = [
  'keywords',
  'categories',
  'questions',
  'summary-templates',
  'tenders',
  'tenders?view=board',
  'customers',
  'users',
  'teams',
  'audit-log',
];

/** The form and the list of runs. Results are checked by the tests that produce them. */
const analysisScreens = ({ path }: { path: string }) => [
  `${path}?tab=overview`,
  `${path}?tab=facts`,
  `${path}?tab=keywords&request=new`,
  `${path}?tab=questions&request=new`,
  `${path}?tab=questions&part=suggested&request=new`,
  `${path}?tab=requests`,
];

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('axe finds nothing on any screen, wide and light, narrow and dark', async ({ page, signedIn }) => {
  // It checks many screens, each with all of axe's rules.
  test.slow();
  const { organizationId, get } = signedIn;
  const customers = await get<{ id: string }[]>(`/Customers/dropdown/${organizationId}`);
  const base = `/home/${organizationId}`;
  const paths = [
    ...screens,
    ...lists.map((list) => `${base}/${list}`),
    `${base}/customers/${customers[0]?.id}/tenders`,
    ...analysisScreens(await demoTender(signedIn)),
  ];
  await chooseMode(page, 'system');
  for (const path of [...paths, ...publicScreens]) {
    await page.goto(path);
    expect.soft(await faultsInLooks(page, () => settled(page)), path).toEqual([]);
  }
});

test('axe finds nothing in dialogs, menus, the palette and the bell', async ({ page, signedIn }) => {
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  await settled(page);
  const opened = async (what: string, open: () => Promise<void>) => {
    await open();
    // Surfaces fade in, and their contrast is too low before the end.
    await page.waitForTimeout(500);
    // An open menu is in a layer outside the landmarks.
    const layers = (await page.locator('[role=menu]').count()) > 0 ? ['region'] : [];
    expect.soft(await faultsOf(page, layers), what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog], [role=menu], [role=alertdialog]')).toHaveCount(0);
  };
  await opened('form', async () => {
    await page.getByRole('button', { name: 'New keyword' }).first().click();
    await page.getByRole('button', { name: 'Create' }).click();
  });
  await opened('import', () => page.getByRole('button', { name: 'Import' }).click());
  await opened('clone', () => page.getByRole('button', { name: 'Clone' }).click());
  await opened('row menu', () =>
    page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click(),
  );
  await opened('palette', () => page.keyboard.press('Control+k'));
  await opened('bell', () => page.getByRole('button', { name: /^Notifications/ }).click());
  await opened('account', () => page.getByRole('button', { name: /^Account of/ }).click());
});

test('axe finds nothing on tables, datasheets and their comparison, wide and light, narrow and dark', async ({
  page,
  signedIn,
}) => {
  await chooseMode(page, 'system');
  const { path, workspaceId } = await demoTender(signedIn);
  const run = await signedIn.post<{ id: string }>('/AI/datasheet-extraction', {
    workspaceId,
    customKeywords: ['Rated capacity', 'Vaccine'],
    startPage: 18,
    endPage: 19,
  });
  for (const view of ['tables', 'datasheets', 'comparison']) {
    await page.goto(`${path}?tab=datasheets&request=${run.id}&view=${view}`);
    const shown = async () => {
      await expect(page.getByText('Not found (1)')).toBeVisible();
      const panel = page.getByRole('tabpanel', { name: /\(\d+\)$/ });
      await expect(panel.getByText('Rated capacity').first()).toBeVisible();
    };
    expect.soft(await faultsInLooks(page, shown), view).toEqual([]);
  }
  await page.goto(`${path}?tab=datasheets&request=new`);
  await page.getByRole('radio', { name: 'Only those that I name' }).check();
  await page.getByRole('button', { name: 'Extract' }).click();
  const refused = () => expect(page.getByText('Choose or enter at least one parameter')).toBeVisible();
  expect.soft(await faultsInLooks(page, refused), 'form').toEqual([]);
});

test('the first Tab leads to the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/dashboard');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
