import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { EmbeddedServer } from './embedded-server.ts';

export type Session = Awaited<ReturnType<EmbeddedServer['signIn']>>;

/** Starts the Chromium of this machine, or else that of Playwright. */
export function openBrowser(): Promise<Browser> {
  const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
}

/** Stores what the app stores for a person who has signed in. */
export async function enter(context: BrowserContext, { token, ...user }: Session): Promise<void> {
  const auth = JSON.stringify({ user, isAuthenticated: true });
  await context.addInitScript(
    ([key, kept]) => {
      localStorage.setItem('token', key as string);
      localStorage.setItem('bidloom-auth', kept as string);
    },
    [token, auth],
  );
}

/** The address of the demo tender in the api, and that of its screen. */
export async function findDemoTender({ url }: EmbeddedServer, { token, organizationId }: Session) {
  const answer = await fetch(`${url}/organizations/${organizationId}/customers/all/workspaces/dropdown`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data: tenders } = (await answer.json()) as { data: { id: string; customerId: string; name: string }[] };
  const tender = tenders.find(({ name }) => name.includes('Kestrel Ridge'));
  if (!tender) throw new Error('The demo tender is missing');
  const screen = `/home/${organizationId}/customers/${tender.customerId}/tenders/${tender.id}/workspace`;
  return { path: `/workspaces/${tender.id}`, screen };
}
