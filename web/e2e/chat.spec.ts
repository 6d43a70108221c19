import type { Page } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { makePdf } from './support/make-pdf.ts';
import { expect, makeTender, type SignedIn, signIn, test } from './support/test.ts';

const lines = Array.from({ length: 24 }, (_, index) => `Clause ${index + 1} of this page says nothing in particular.`);

/** Creates a tender with two documents, and waits until these and its key facts have been read. */
async function makeReadTender(page: Page, signedIn: SignedIn, name: string): Promise<string> {
  const path = await makeTender(signedIn, name);
  await page.goto(path);
  const terms = [
    ['1 Bid', 'Bids shall remain valid for 90 days after the closing date.', ...lines],
    ['2 Guarantee', 'The performance guarantee amounts to 10% of the contract price.', ...lines],
    ['3 Warranty', 'The warranty period is 24 months from acceptance.', ...lines],
  ];
  const scope = [['1 Scope', 'The contractor supplies ten pumps of cast iron.', ...lines]];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'terms.pdf', mimeType: 'application/pdf', buffer: await makePdf(terms) },
      { name: 'scope.pdf', mimeType: 'application/pdf', buffer: await makePdf(scope) },
    ]);
  await expect(page.getByRole('button', { name: 'Asking all 2 documents' })).toBeVisible();
  return path;
}

const question = 'How much is the performance security?';
const answerOf = (page: Page, name: string) => page.getByRole('article', { name });

test('questions come from the tender, and an answer is shared, pinned and put into the questionnaire', async ({
  page,
  browser,
  signedIn,
  site,
}) => {
  await signedIn.post('/Categories', { organizationId: signedIn.organizationId, name: 'From the chat' });
  const path = await makeReadTender(page, signedIn, 'Shared answers');
  // A suggested question is answered.
  await page.getByRole('button', { name: question }).click();
  const answer = answerOf(page, question);
  await expect(answer.getByRole('button', { name: /^Source 1: terms\.pdf, page 2/ })).toBeVisible();

  // The question is at the top, and stays there while the next answer grows.
  const room = page.getByRole('region', { name: 'Questions and answers' });
  await page.getByLabel('Your question').fill('How long is the warranty period?');
  await page.keyboard.press('Enter');
  const next = answerOf(page, 'How long is the warranty period?');
  await expect(next.getByRole('button', { name: /^Source 1/ })).toBeVisible();
  const gap = async () => ((await next.boundingBox())?.y ?? 0) - ((await room.boundingBox())?.y ?? 0);
  expect(await gap()).toBeLessThan(30);
  await room.evaluate((element) => element.scrollTo(0, 0));
  await expect(answer).toBeInViewport();

  // A source shows its page and its words on keyboard focus as well.
  await answer.getByRole('button', { name: /^Source 1/ }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('amounts to 10% of the contract price');
  await expect(answer.getByRole('button', { name: /^Source 1/ })).toHaveAccessibleDescription(/amounts to 10%/);

  // The documents to ask are shown and changed above the question and in the list of documents.
  await page.getByRole('button', { name: 'Asking all 2 documents' }).click();
  await page.getByRole('checkbox', { name: 'scope.pdf', exact: true }).uncheck();
  expect.soft(await faultsOf(page), 'asked documents').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Asking 1 of 2 documents' })).toBeVisible();
  await expect(page.getByText('The chat asks 1 of 2')).toBeVisible();

  const more = answer.getByRole('button', { name: 'More actions for this answer' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Pin to the tender' }).click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: '1 pinned answer' })).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Share as a link' }).click();
  expect.soft(await faultsOf(page), 'share').toEqual([]);
  await page.getByRole('button', { name: 'Share and copy link' }).click();
  await expect(answer.getByText('Shared')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Add to the questionnaire' }).click();
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(question);
  await page.getByLabel('Category').selectOption('From the chat');
  expect.soft(await faultsOf(page), 'questionnaire').toEqual([]);
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(page.getByText('Added to the questionnaire')).toBeVisible();

  // A colleague opens the link.
  const history = await signedIn.post<{ id: string; question: string }[]>('/AI/chat-history', {
    workspaceId: path.split('/').at(-2),
  });
  const { id } = history.find((entry) => entry.question === question) ?? { id: '' };
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  const colleague = await context.newPage();
  await signIn(colleague, 'ORGANIZATION_USER', site.dataDirectory);
  await colleague.goto(`${path}?pane=chat&answer=${id}`);
  const linked = colleague.getByRole('region', { name: 'The answer of the link' });
  await expect(linked.getByRole('button', { name: /^Source 1: terms\.pdf, page 2/ })).toBeVisible();
  await colleague.getByRole('button', { name: '1 pinned answer' }).click();
  await colleague.getByRole('button', { name: question }).last().click();
  for (const width of [1440, 390]) {
    await colleague.setViewportSize({ width, height: 900 });
    await expect(linked).toBeVisible();
    expect.soft(await faultsOf(colleague), `colleague, ${width} px`).toEqual([]);
  }
  await context.close();
});

test('the chat opens at its end and stays there while parts get their height, until the reader moves it', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(180_000);
  const path = await makeReadTender(page, signedIn, 'Long chat');
  const room = page.getByRole('region', { name: 'Questions and answers' });
  const last = 'How long must the bids remain valid?';
  for (const asked of [question, 'How long is the warranty period?', 'How many pumps are supplied?', last]) {
    await page.getByLabel('Your question').fill(asked);
    await page.keyboard.press('Enter');
    await expect(answerOf(page, asked).getByRole('button', { name: 'Ask again' })).toBeEnabled();
  }
  const newest = answerOf(page, last);
  const more = newest.getByRole('button', { name: 'More actions for this answer' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Pin to the tender' }).click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(newest.getByText('Pinned')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Share as a link' }).click();
  await page.getByRole('button', { name: 'Share and copy link' }).click();
  await expect(newest.getByText('Shared')).toBeVisible();

  /** How far the end is below what is in view, in pixels. */
  const below = () => room.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
  const open = async () => {
    await page.goto(path);
    await expect(newest.getByText('Pinned')).toBeInViewport({ ratio: 1 });
    await expect.poll(below).toBeLessThanOrEqual(1);
  };
  /** Makes every answer higher, as a font does that comes late, and waits until the chat has been told. */
  const grow = () =>
    room.evaluate(async (box) => {
      for (const answer of box.querySelectorAll('article')) answer.style.paddingBottom = '200px';
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });

  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(width < 1000 ? `${path}?pane=chat` : path);
    for (const badge of ['Shared', 'Pinned']) await expect(newest.getByText(badge)).toBeInViewport({ ratio: 1 });
    await grow();
    expect(await below(), `${width} px`).toBeLessThanOrEqual(1);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await open();
  // The reader is at the end, where the chat stays no longer by itself.
  await room.press('End');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(newest.getByText('Pinned'), 'in another width').toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  const moves: Record<string, () => Promise<unknown>> = {
    'a key': () => room.press('Home'),
    'the wheel': async () => {
      await room.hover();
      await page.mouse.wheel(0, -2000);
    },
    'the scroll bar, or a search of the browser': () => room.evaluate((box) => box.scrollTo(0, 0)),
    'the focus': () => room.evaluate((box) => box.querySelector<HTMLElement>('article button')?.focus()),
    'a source': () =>
      room
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .click(),
  };
  for (const [by, move] of Object.entries(moves)) {
    await open();
    await move();
    // The button is there once the chat has been told.
    await expect(page.getByRole('button', { name: 'Jump to latest' }), by).toBeVisible();
    await grow();
    await expect(answerOf(page, question).getByRole('button', { name: /^Source 1/ }), by).toBeInViewport();
    expect(await below(), by).toBeGreaterThan(400);
  }
});

test('the app says that it is offline, keeps typed text, and continues when the connection is back', async ({
  page,
  context,
  signedIn,
}) => {
  await makeReadTender(page, signedIn, 'Offline');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  expect.soft(await faultsOf(page), 'offline').toEqual([]);
  await page.getByLabel('Your question').fill('How long must the bids remain valid?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: await makePdf([['Late', ...lines]]) });
  await expect(page.getByText(/goes on when it is back/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The connection is back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Asking all 3 documents' })).toBeVisible();

  // The question was never sent, so it is still there after a reload.
  await page.reload();
  await expect(page.getByText('This question was not sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  const answer = answerOf(page, 'How long must the bids remain valid?');
  await expect(answer.getByRole('button', { name: /^Source 1/ })).toBeVisible();
});
