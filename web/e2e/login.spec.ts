import { gzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { expect, signIn } from './support/test.ts';

test('a person signs in with password and code, and signs out', async ({ page }) => {
  await signIn(page);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText(/^Welcome, \w+ \w+ \(organization admin\)$/)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Logout Successful')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a sign-in in one tab is used by a tab that shows the sign-in screen, and is not ended by it', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a wrong password gives the same message as an unknown address', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@demo.bidloom.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
});

test('a link leads through sign-in to its target, and never to another site', async ({ page }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?returnUrl=%2Fsettings');
  await page.goto('/login?returnUrl=//example.com/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('unknown paths lead to the public page, and the public page to sign-in', async ({ page }) => {
  await page.goto('/no/such/screen');
  await expect(page).toHaveURL(/\/landing$/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByLabel('Your email')).toHaveValue('ada@example.org');
});

test('the first screen stays under 200 kB of compressed script', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(200_000);
});
