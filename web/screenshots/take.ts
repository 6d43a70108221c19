import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A picture in the book. */
export interface Picture {
  /** The chapter in which it is shown: whose screen it is, or how wide. */
  chapter: string;
  title: string;
  /** Within the folder of the pictures. */
  file: string;
  width: number;
}

const directory = join(import.meta.dirname, '../../docs/images');

/** Waits until nothing loads or moves any more. */
export async function settled(page: Page): Promise<void> {
  // The stream of notifications never ends: half a second without another call has to do.
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  // A picture of a screen that is busy for longer is better than none.
  const busy = '[aria-busy=true], [role=progressbar], [aria-label=Messages] button';
  await expect(page.locator(busy))
    .toHaveCount(0, { timeout: 6000 })
    .catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
}

/** Takes what is on the screen as WebP, which Playwright's own pictures are not: a fifth of a PNG's size. */
export async function take(page: Page, picture: Omit<Picture, 'width'>, into = directory): Promise<Picture> {
  await settled(page);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await browser.detach();
  const path = join(into, picture.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(data, 'base64'));
  return { ...picture, width: page.viewportSize()?.width ?? 0 };
}

/** Writes the page on which a reviewer pages through the pictures. */
export async function writeIndex(pictures: readonly Picture[]): Promise<void> {
  const chapters = Map.groupBy(pictures, ({ chapter }) => chapter);
  const lines = [
    '# Screens',
    '',
    'Every screen with the demonstration data, as `pnpm screenshots` took them. Jump to:',
    ...[...chapters.keys()]
      .map((chapter) => `[${chapter}](#${anchorOf(chapter)})`)
      .join(' · ')
      .split('\n'),
    '',
  ];
  for (const [chapter, taken] of chapters) {
    lines.push(`## ${chapter}`, '');
    for (const { title, file, width } of taken) {
      lines.push(`### ${title}`, '', `<img src="${file}" alt="${title}" width="${Math.min(width, 1200)}">`, '');
    }
  }
  await writeFile(join(directory, 'README.md'), `${lines.join('\n').trimEnd()}\n`);
}

/** As GitHub names a heading in links. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
