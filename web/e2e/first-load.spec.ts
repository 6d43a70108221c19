import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { demoTender } from './support/demo-tender.ts';
import { expect, test } from './support/test.ts';

/** The scripts that a page loads from now on: their names, and their size in bytes after gzip. */
function scriptsOf(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return {
    named: (pattern: RegExp) =>
      scripts.map((script) => new URL(script.url()).pathname).filter((name) => pattern.test(name)),
    // Bodies are read here and not on arrival: one that arrives at the end of a test would make it fail.
    bytes: async () => {
      const bodies = await Promise.all(scripts.map((script) => script.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}

const ofForms = /\/(rules|forms)-/;

test('a list loads without the forms of its screen, which are loaded when one is opened', async ({
  page,
  signedIn,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  await expect(page.getByRole('button', { name: 'New keyword' }).first()).toBeVisible();
  expect(await scripts.bytes()).toBeLessThan(307_000);
  expect(scripts.named(/./).length).toBeLessThan(17);
  expect(scripts.named(ofForms)).toEqual([]);
  await page.getByRole('button', { name: 'New keyword' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Keyword')).toBeFocused();
  expect(scripts.named(ofForms)).toHaveLength(2);
});

test('a tender loads without the viewer, which is loaded at the first input', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  const scripts = scriptsOf(page);
  await page.goto(path);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Overview of the tender' }).locator('[data-countdown]')).toBeVisible();
  expect(await scripts.bytes()).toBeLessThan(450_000);
  expect(scripts.named(/\/(pdf-viewer|viewers)-/)).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => scripts.named(/\/pdf-viewer-/).length).toBe(1);
});
