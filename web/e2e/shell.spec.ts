import type { Locator, Page } from '@playwright/test';
import { expect, type SignedIn, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('after palette, menu or Back, the focus is on the heading of the screen', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('kestrel');
  await expect(page.getByRole('option', { name: /Kestrel/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workspace/);
  await expect(heading(page)).toBeFocused();
  // The element that opened the palette must not take the focus back a moment later.
  await page.waitForTimeout(1200);
  await expect(heading(page)).toBeFocused();

  await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
  await expect(page).toHaveURL(/\/customers$/);
  await expect(heading(page)).toHaveText('Customers');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/workspace/);
  await expect(heading(page)).toBeFocused();
});

test('what is typed while the palette loads is in it, and its code comes only then', async ({ page }) => {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/command-palette-/, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  expect(asked).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kesx');
  await page.keyboard.press('Backspace');
  await expect.poll(() => asked.length).toBe(1);
  release();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('trel');
  await expect(field).toHaveValue('kestrel');
  await expect(page.getByRole('option', { name: /Kestrel/ }).first()).toBeVisible();
});

/** The buttons and links of the screen and of the bars around it that are under the message. */
function coveredBy(message: Locator): Promise<string[]> {
  return message.evaluate((element) => {
    const over = element.getBoundingClientRect();
    return (
      [...document.querySelectorAll(':is(main, header) :is(a, button, input, select, textarea, [role=tab])')]
        // On a phone, a message may cover the product's name, since the menu also leads home.
        .filter((control) => !control.matches('header > a') && !element.contains(control))
        .filter((control) => {
          const { left, right, top, bottom, width } = control.getBoundingClientRect();
          return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        })
        .map((control) => control.textContent || control.outerHTML)
    );
  });
}

for (const width of [1440, 1024, 390]) {
  test(`a message covers no controls and is closed by Escape, ${width} px`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/home/${signedIn.organizationId}/keywords`);
    await page.getByRole('button', { name: 'New keyword' }).first().click();
    await page.getByRole('textbox', { name: 'Keyword' }).fill(`Bund wall ${width}`);
    await page.getByRole('button', { name: 'Create' }).click();
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('status');
    await expect(message).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await coveredBy(message)).toEqual([]);
    // It is at the right, beside the bar's own buttons.
    const [right, tools] = await Promise.all([
      message.evaluate((element) => element.getBoundingClientRect().right),
      page.locator('header > div').evaluate((element) => element.getBoundingClientRect().left),
    ]);
    expect(tools - right).toBeLessThan(24);
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
  });
}

/** Makes deleting a keyword fail with this message, and returns the message and its words. */
async function showRefusal(
  page: Page,
  signedIn: SignedIn,
  message: string,
): Promise<{ shown: Locator; words: Locator }> {
  await page.route('**/Keywords/**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { success: false, message } })
      : route.fallback(),
  );
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const shown = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  const words = shown.getByText(message);
  await expect(words).toBeVisible();
  return { shown, words };
}

/** How many lines of a text are seen, and how many it has. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    return { seen: Math.round(element.clientHeight / line), all: Math.round(element.scrollHeight / line) };
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an error message of 200 letters is read at once, above the work', async ({ page, signedIn }) => {
    const message =
      "Files of this type can't be read: Drawing of the pump house.dwg (DWG)\nThe file is empty: Annex 4 price schedule.pdf (PDF)\nThe file is protected by a password: Annex 7 bank guarantee.docx (DOCX)";
    expect(message.length).toBeGreaterThan(190);
    const { shown, words } = await showRefusal(page, signedIn, message);
    const { seen, all } = await linesOf(words);
    expect(seen).toBe(all);
    const box = await shown.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'in the upper sixth of the screen').toBeLessThan(844 / 6);
  });

  test('an error message of 180 letters covers the bar and the line below it, and the bell has it later', async ({
    page,
    signedIn,
  }) => {
    const message =
      'This keyword cannot be deleted, because two runs of the tender “Supply of Pumps and Valves” are using it just now. Wait until these runs have ended, or stop them first, and try again.';
    expect(message.length).toBeGreaterThan(175);
    const { shown, words } = await showRefusal(page, signedIn, message);
    const [box, heading, paddings] = await Promise.all([
      shown.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
      shown.evaluate((element) => {
        const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(element);
        return [paddingTop, paddingBottom, paddingLeft, paddingRight].map(Number.parseFloat);
      }),
    ]);
    const { seen, all } = await linesOf(words);
    expect(seen).toBe(all);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'ends above the heading').toBeLessThanOrEqual(heading?.y ?? 0);
    expect(Math.min(...paddings)).toBeGreaterThanOrEqual(8);
    // The words and the button do not cover each other.
    const close = shown.getByRole('button', { name: 'Dismiss' });
    const clash = await words.evaluate(
      (element, button) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const of = button?.getBoundingClientRect();
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            of && left < of.right && right > of.left && top < of.bottom && bottom > of.top,
        );
      },
      await close.elementHandle(),
    );
    expect(clash).toBe(false);
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: /^Notifications/ }).tap();
    await expect(page.getByRole('list').getByText(message)).toBeVisible();
  });

  test('a message far longer is cut, and a tap shows it whole', async ({ page, signedIn }) => {
    const { shown, words } = await showRefusal(
      page,
      signedIn,
      'The seal of this pump is not in the offer. '.repeat(80).trim(),
    );
    expect((await linesOf(words)).seen).toBe(8);
    await words.tap();
    await expect.poll(async () => (await linesOf(words)).seen).toBeGreaterThan(8);
    const box = await shown.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    // The rest is scrolled to.
    await words.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await words.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });
});

test('the focus never stays on a hidden guard, on a screen, in a dialog, in a menu', async ({ page, signedIn }) => {
  const walk = async (where: string, steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(step % 7 === 6 ? 'Shift+Tab' : 'Tab');
      const hidden = await page.evaluate(
        () => document.activeElement?.closest('[aria-hidden=true], [data-tabster-dummy]')?.outerHTML ?? null,
      );
      expect(hidden, `${where}, step ${step + 1}`).toBeNull();
    }
  };
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  await expect(heading(page)).toBeVisible();
  await walk('list', 40);
  await page.getByRole('button', { name: 'New keyword' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk('dialog', 16);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await walk('bell', 12);
});
