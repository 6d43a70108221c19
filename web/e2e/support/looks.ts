import { expect, type Page } from '@playwright/test';
import { faultsOf } from './faults.ts';

interface Look {
  /** In CSS pixels. */
  width: number;
  mode: 'light' | 'dark';
}

/** The widest and the narrowest, and so both modes once. All three widths in both modes are checked by `pnpm every-width`. */
export const looks: readonly Look[] = [
  { width: 1440, mode: 'light' },
  { width: 390, mode: 'dark' },
];

/** Shows the loaded screen at the width and in the mode of a look. The user's own mode has to be `system` (see `chooseMode`). */
export async function showAs(page: Page, { width, mode }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe(mode);
}

/**
 * The faults of a loaded screen in both looks. It is not loaded for each look: that takes longer than the check.
 * @param settled waits until the screen shows what it should in a look
 */
export async function faultsInLooks(page: Page, settled: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const faults: string[] = [];
  for (const look of looks) {
    await showAs(page, look);
    await settled();
    faults.push(...(await faultsOf(page)).map((fault) => `${look.mode}, ${look.width} px: ${fault}`));
  }
  return faults;
}
