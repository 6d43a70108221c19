import { faultsOf } from './support/faults.ts';
import { expect, test } from './support/test.ts';

test('questions are pasted into a category, sorted by keyboard and by dragging, and restored', async ({
  page,
  signedIn,
}) => {
  await page.goto(`/home/${signedIn.organizationId}/questions`);
  const pane = page.getByRole('navigation', { name: 'Categories' });
  const rows = page.getByRole('table', { name: 'Questions' }).getByRole('row');
  // The texts alone would also be found among more rows.
  const inOrder = async (...words: string[]) => {
    await expect(rows).toHaveCount(words.length + 1);
    await expect(rows).toContainText(['Question', ...words.map((word) => new RegExp(`${word}\\?`))]);
  };

  await test.step('a category is created beside the list', async () => {
    await pane.getByRole('button', { name: 'New category' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Site survey');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(pane.getByRole('button', { name: /^Site survey/ }).first()).toHaveAttribute('aria-current', 'true');
  });

  await test.step('many questions are added at once', async () => {
    await expect(page.getByRole('heading', { name: 'No questions in this category yet' })).toBeVisible();
    await page.locator('#content').getByRole('button', { name: 'Paste many' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Paste many questions' });
    await dialog.getByLabel('Questions').fill('1. Who pays?\n2) By when?\n- WHO PAYS?\n(3) Which bank?\n');
    await expect(dialog.getByText('The same as line 1')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 3 questions' }).click();
    await inOrder('Who pays', 'By when', 'Which bank');
    await expect(pane.getByRole('button', { name: 'Site survey 3' })).toBeVisible();
  });

  await test.step('the keyboard moves a question, and the focus moves with it', async () => {
    const handle = page.getByRole('button', { name: 'Move Who pays?' });
    await handle.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('“Who pays?” is number 3 of 3')).toBeVisible();
    await inOrder('By when', 'Which bank', 'Who pays');
    await expect(handle).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await inOrder('By when', 'Who pays', 'Which bank');
  });

  await test.step('a row is dragged, and stays where it was dropped', async () => {
    await page
      .getByRole('button', { name: 'Move Which bank?' })
      .dragTo(rows.nth(1), { targetPosition: { x: 300, y: 4 } });
    await inOrder('Which bank', 'By when', 'Who pays');
    await expect(page.getByText('“Which bank?” is number 1 of 3')).toBeVisible();
    await page.reload();
    await inOrder('Which bank', 'By when', 'Who pays');
  });

  await test.step('a deleted question is restored at its place', async () => {
    await page.getByRole('button', { name: 'Actions for By when?' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await inOrder('Which bank', 'Who pays');
    await page.getByRole('button', { name: 'Undo' }).click();
    await inOrder('Which bank', 'By when', 'Who pays');
  });

  await test.step('a question that the keyboard moves over the border of the page is followed there', async () => {
    await page.getByRole('button', { name: 'Paste many' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste many questions' });
    await dialog.getByLabel('Questions').fill(['A', 'B', 'C', 'D'].map((letter) => `Item ${letter}?`).join('\n'));
    await dialog.getByRole('button', { name: 'Add 4 questions' }).click();
    await inOrder('Which bank', 'By when', 'Who pays', 'Item A', 'Item B', 'Item C', 'Item D');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('5');
    await inOrder('Which bank', 'By when', 'Who pays', 'Item A', 'Item B');
    const handle = page.getByRole('button', { name: 'Move Item B?' });
    await handle.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await inOrder('Item B', 'Item D');
    await expect(handle).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await inOrder('Which bank', 'By when', 'Who pays', 'Item A', 'Item B');
    await expect(handle).toBeFocused();
  });

  expect(await faultsOf(page)).toEqual([]);
});
