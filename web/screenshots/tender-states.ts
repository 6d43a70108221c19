import { expect, type Page } from '@playwright/test';
import type { Demonstration } from './fill-demonstration.ts';
import type { Place } from './places.ts';
import type { TenderWithEverything } from './tender-with-everything.ts';

/** Presses a button of the document view, which is in its menu where there is no room for it. */
async function pressInViewer(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) {
    await page.getByRole('button', { name: 'More of the document view' }).click();
    await page.getByRole('menuitem', { name, exact: true }).or(page.getByRole('menuitemcheckbox', { name })).click();
    return;
  }
  await button.click();
}

const drawn = (page: Page) => expect(page.locator('.textLayer').first()).toBeVisible();

/** What people do in a tender that no address leads to: what opens, is found, edited, compared or goes wrong. */
export function tenderStates(
  { organizationId, customerId, workspace: demo }: Demonstration,
  { workspace, documents }: TenderWithEverything,
): Place[] {
  const documentAt = (name: string) => `${workspace}?tab=document&document=${documents[name]}`;
  const book = `${documentAt('conditions of contract.pdf')}&page=7`;
  const nowhere = '00000000-0000-4000-8000-000000000000';
  const table = `${demo}?tab=datasheets&view=tables`;
  const edit = async (page: Page) => {
    const cell = page.getByRole('gridcell').nth(6);
    await cell.dblclick();
    await expect(page.getByRole('textbox', { name: 'Text of the cell' })).toBeVisible();
  };
  return [
    { title: 'Tender, overview with a contradiction', path: `${workspace}?tab=overview` },
    { title: 'Tender, documents', path: `${workspace}?pane=documents` },
    { title: 'Tender, chat', path: `${workspace}?pane=chat` },
    {
      title: 'Tender, correct a fact',
      path: `${workspace}?tab=facts`,
      open: (page) => page.getByRole('button', { name: 'Correct bid validity' }).click(),
    },
    {
      title: 'Tender, delete a document',
      path: `${workspace}?pane=documents`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Actions for prices.xlsx' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
      },
    },
    {
      title: 'Tender, without a connection',
      path: `${workspace}?tab=facts`,
      open: (page) => page.context().setOffline(true),
      close: (page) => page.context().setOffline(false),
    },
    {
      title: 'Unknown tender',
      path: `/home/${organizationId}/customers/${customerId}/tenders/${nowhere}/workspace`,
    },
    {
      title: 'PDF, hits',
      path: `${book}&find=seals`,
      open: async (page) => {
        await page.getByRole('button', { name: 'List of hits' }).click();
        await expect(page.getByRole('complementary', { name: 'Pages and outline' })).toBeVisible();
      },
    },
    {
      title: 'PDF, outline',
      path: book,
      open: async (page) => {
        await drawn(page);
        await pressInViewer(page, 'Pages and outline');
        await page.getByRole('tab', { name: 'Outline' }).click();
      },
    },
    {
      title: 'PDF, small pages',
      path: book,
      open: async (page) => {
        await drawn(page);
        await pressInViewer(page, 'Pages and outline');
      },
    },
    {
      title: 'PDF, print',
      path: book,
      open: async (page) => {
        await drawn(page);
        await pressInViewer(page, 'Print');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    { title: 'PDF, side by side', path: `${book}&compare=${documents['notice.pdf']}` },
    { title: 'Word', path: documentAt('specification.docx') },
    { title: 'Word, hits', path: `${documentAt('specification.docx')}&find=crane` },
    { title: 'Excel', path: documentAt('prices.xlsx') },
    { title: 'Archive', path: documentAt('letters of the harbour authority.zip') },
    { title: 'Mail', path: documentAt('Site visit.eml') },
    { title: 'Damaged file', path: documentAt('damaged drawing.pdf') },
    {
      title: 'Chat, a source',
      path: `${workspace}?pane=chat`,
      open: async (page) => {
        await page
          .getByRole('button', { name: /^Source 1/ })
          .first()
          .focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    },
    {
      title: 'Chat, asked documents',
      path: `${workspace}?pane=chat`,
      open: (page) => page.getByRole('button', { name: /^Asking / }).click(),
    },
    {
      title: 'Chat, actions',
      path: `${workspace}?pane=chat`,
      open: (page) => page.getByRole('button', { name: 'More actions for this answer' }).first().click(),
    },
    { title: 'Tables', path: table },
    {
      title: 'Tables, full screen',
      path: table,
      open: (page) => page.getByRole('button', { name: 'Full screen' }).click(),
    },
    { title: 'Tables, a cell is edited', path: table, open: edit },
    {
      title: 'Datasheets, compared',
      path: `${demo}?tab=datasheets&view=comparison`,
    },
    {
      title: 'Summary, a section is edited',
      path: `${demo}?tab=summary`,
      open: (page) =>
        page
          .getByRole('button', { name: /^Edit / })
          .first()
          .click(),
    },
    { title: 'Results, found by name', path: `${demo}?tab=requests&search=keyword` },
    {
      title: 'Start of a run',
      path: `${demo}?tab=keywords`,
      open: (page) => page.getByRole('button', { name: 'New run' }).click(),
    },
  ];
}
