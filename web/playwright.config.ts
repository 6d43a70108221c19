import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3460);
const baseURL = `http://127.0.0.1:${port}`;

// Every process of a run reads this file; the first one chooses the folder and passes it on.
const dataDirectory = process.env.E2E_DATA_DIR ?? join(tmpdir(), `bidloom-e2e-${process.pid}`);
process.env.E2E_DATA_DIR = dataDirectory;

/** The whole product as `npm start` runs it, on fresh data, in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  // One server, one database, and a browser that needs the second core.
  workers: 1,
  fullyParallel: false,
  // Both only end what hangs: beside the other suites on a slow machine a page takes several times as long as alone.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Drawing spinners would use the processor time that the test waits for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // In a locale without UTF-8 Chromium saves a file whose name has other characters as "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      executablePath:
        process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
      // Without a graphics card, its software replacement uses as much processor time as the pages.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `${baseURL}/health/ready`,
    timeout: 400_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { DATA_DIR: dataDirectory, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: baseURL },
  },
});
