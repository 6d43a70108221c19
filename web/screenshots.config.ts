import base from './playwright.config.ts';

/**
 * On fresh demonstration data, every screen of every role: `pnpm screenshots` takes the pictures of `docs/images`, `pnpm every-width` checks each
 * at three widths, light and dark, with what opens over it, and leaves pictures in `web/test-results/every-width`; `PLACES='PDF|Word' MODE=dark
 * pnpm every-width` only those whose role and title (“administrator: Tenders”) have one of these words, in one mode.
 */
export default {
  ...base,
  testDir: 'screenshots',
  // One walk through all of them; an hour is too short on a busy machine.
  timeout: 120 * 60_000,
};
