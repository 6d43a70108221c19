import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** An account of the demo organisation. */
interface Account {
  role: string;
  email: string;
  password: string;
}

interface Mail {
  to: string;
  sentAt: string;
  text: string;
}

/** What a signed-in browser can do besides clicking. */
export interface SignedIn {
  organizationId: string;
  /** Calls the api as the signed-in user and returns the answer's data. */
  post: <T>(path: string, body: unknown) => Promise<T>;
  get: <T>(path: string) => Promise<T>;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The address of the tested product, and its data folder. */
export interface Site {
  url: string;
  dataDirectory: string;
}

/** Reads the demo accounts, which the first start creates. */
async function demoAccount(role: string, dataDirectory: string): Promise<Account> {
  const path = join(dataDirectory, 'demo-accounts.json');
  await expect.poll(() => existsSync(path), { timeout: 60_000 }).toBe(true);
  const accounts: Account[] = JSON.parse(readFileSync(path, 'utf8'));
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`there is no demo account for ${role}`);
  return account;
}

/** The newest code that was mailed to an address after `since`. */
async function mailedCode(request: APIRequestContext, to: string, since: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
      const { data }: { data: Mail[] } = await answer.json();
      const mails = data.filter((mail) => mail.to === to && mail.sentAt >= since);
      code = mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** Signs in as people do: e-mail, password, and the code from the mailbox. */
export async function signIn(
  page: Page,
  role = 'ORGANIZATION_ADMIN',
  dataDirectory = process.env.E2E_DATA_DIR ?? '',
): Promise<void> {
  await signInAs(page, await demoAccount(role, dataDirectory));
}

/** The same with the test's own account. */
export async function signInAs(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  const since = new Date().toISOString();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('One-time code').fill(await mailedCode(page.request, email, since));
  await page.waitForURL('**/dashboard');
  // The app stores the signed-in user a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bidloom-auth'))).toContain(email);
}

/** Tests that begin signed in, by one sign-in for all of them. */
export const test = base.extend<{ signedIn: SignedIn; storageState: State }, { session: State; site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use, { project }) =>
      use({ url: project.use.baseURL ?? '', dataDirectory: process.env.E2E_DATA_DIR ?? '' }),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  session: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url });
      await signIn(await context.newPage(), 'ORGANIZATION_ADMIN', site.dataDirectory);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: async ({ session }, use) => use(session),
  signedIn: async ({ request, session }, use) => {
    const stored = session.origins[0]?.localStorage ?? [];
    const value = (name: string) => stored.find((item) => item.name === name)?.value ?? '';
    const headers = { authorization: `Bearer ${value('token')}` };
    const { user } = JSON.parse(value('bidloom-auth'));
    await use({
      organizationId: user.organizationId,
      post: async (path, data) => (await (await request.post(path, { headers, data })).json()).data,
      get: async (path) => (await (await request.get(path, { headers })).json()).data,
    });
  },
});

export { expect } from '@playwright/test';

/** Creates a customer and a tender and returns the path of its workspace. */
export async function makeTender({ organizationId, post }: SignedIn, name: string): Promise<string> {
  // The name differs from that of another attempt at the same test.
  const of = `${name.slice(0, 170)} ${Date.now().toString(36)}`;
  const customer = await post<{ id: string }>('/Customers', { organizationId, name: `Customer of ${of}` });
  const tender = await post<{ id: string }>(`/organizations/${organizationId}/customers/${customer.id}/workspaces`, {
    name,
  });
  return `/home/${organizationId}/customers/${customer.id}/tenders/${tender.id}/workspace`;
}
