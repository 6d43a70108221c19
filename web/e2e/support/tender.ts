import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Chooses a file as a person does; its reading begins. */
export async function upload(page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf'): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
}

/** The row of a document in an open tender. It begins with the name; the row of one that waits names another document, too. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Documents of this tender' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });

/** Asks in the chat of an open tender, and waits for the whole answer. */
export async function ask(page: Page, question: string): Promise<Locator> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  const entry = page.getByRole('article', { name: question }).last();
  await expect(entry.getByRole('button', { name: 'Copy' })).toBeVisible();
  return entry;
}
