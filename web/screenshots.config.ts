import base from './playwright.config.ts';

/**
 * On fresh demonstration data, every screen of every role: `pnpm screenshots` takes the pictures of `docs/images`, `pnpm every-width` checks each
 * at three widths, light and dark, with what opens over it, and leaves pictures in `web/test-results/every-width`; `PLACES='PDF|Word' pnpm every-width` only
 * those whose title has one of these words.
 */
export default {
  ...base,
  testDir: 'screenshots',
  // One walk through all of them.
  timeout: 60 * 60_000,
};
