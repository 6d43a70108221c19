import { faultsOf } from './support/faults.ts';
import { expectCovered } from './support/frames.ts';
import { makePdf } from './support/make-pdf.ts';
import { ask, rowOf, upload } from './support/tender.ts';
import { expect, test } from './support/test.ts';

const knownSentence = 'The bid security amounts to EUR 48,500 and stays valid for 150 days after the closing date.';

/** A tender of four pages that mentions the bid security once, on page 3. */
const tenderPages = [
  ['1 Scope of supply', 'The supplier delivers eleven gate valves and four booster pumps to the Harrow works.'],
  ['2 Key dates', 'Questions are answered until 4 May 2027.', 'The site visit takes place on 22 April 2027 at 10:00.'],
  ['3 Bid security', 'Bidders hand in a bid security with their offer.', knownSentence, 'It is returned after award.'],
  ['4 Evaluation', 'Price counts 60 percent, delivery time 25 percent and warranty 15 percent.'],
];

test('a tender becomes a cited answer, from the first click to the highlighted words', async ({ page }) => {
  await test.step('make a customer and a tender', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Customers' }).first().click();
    await page.getByRole('button', { name: 'New customer' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Harrow Waterworks');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: 'Harrow Waterworks' }).click();
    await page.getByRole('button', { name: 'New tender' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Gate valves for the Harrow works');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gate valves for the Harrow works' })).toBeVisible();
  });

  await test.step('nothing can be asked before a document is there', async () => {
    await expect(page.getByRole('heading', { name: 'Drop the tender in' })).toBeVisible();
    await expect(page.getByLabel('Your question')).toBeDisabled();
    await expect(page.getByText('Questions can be asked as soon as a document has been read.')).toBeVisible();
  });

  await test.step('upload a PDF and see it become ready', async () => {
    await upload(page, 'harrow-tender.pdf', await makePdf(tenderPages));
    await expect(page.getByText('Documents uploaded successfully')).toBeVisible();
    await expect(rowOf(page, 'harrow-tender.pdf')).toContainText('Ready');
    await expect(rowOf(page, 'harrow-tender.pdf')).toContainText('4 pages');
  });

  const entry = await test.step('ask, and get an answer with a citation', async () => {
    const answered = await ask(page, 'How much is the bid security?');
    await expect(answered).toContainText('EUR 48,500');
    await expect(answered).toContainText('Quoted from the documents, no language model');
    return answered;
  });

  await test.step('the citation opens its page, and the highlight covers the words', async () => {
    const sentence = entry.locator('[data-claim]').filter({ hasText: 'EUR 48,500' });
    await sentence
      .getByRole('button', { name: /harrow-tender\.pdf, page 3$/ })
      .first()
      .click();
    await expect(page.getByLabel('Page', { exact: true })).toHaveValue('3');
    const shown = page.locator('[data-page="3"]');
    const words = shown.locator('.textLayer span').filter({ hasText: knownSentence });
    await expect(words).toBeVisible();
    await expect(shown.locator('[data-highlight]').first()).toBeVisible();
    await expectCovered(shown.locator('[data-highlight]'), words);
    await expect(words).toBeInViewport();
  });

  await test.step('the page meets the accessibility rules', async () => {
    // A tooltip is not part of the screen, and a link under the pointer is changing its colour.
    await page.mouse.move(720, 2);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('what the documents do not say is not made up', async () => {
    const answered = await ask(page, 'Which vaccine must the astronauts receive?');
    await expect(answered).toContainText('Not in the documents');
    await expect(answered.getByRole('button', { name: /^Source/ })).toHaveCount(0);
  });

  await test.step('a reload keeps the history, and its citations still open their page', async () => {
    await page.reload();
    const kept = page.getByRole('article', { name: 'How much is the bid security?' });
    await expect(kept).toContainText('EUR 48,500');
    await page.getByRole('button', { name: 'Next page' }).click();
    await kept
      .locator('[data-claim]')
      .filter({ hasText: 'EUR 48,500' })
      .getByRole('button', { name: /page 3$/ })
      .first()
      .click();
    await expect(page.locator('[data-page="3"] [data-highlight]').first()).toBeVisible();
  });
});
