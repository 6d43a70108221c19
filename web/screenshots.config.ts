import base from './playwright.config.ts';

/** `pnpm screenshots`: the product on fresh demonstration data, every screen of every role into `docs/images`. */
export default {
  ...base,
  testDir: 'screenshots',
  // One walk through all of them.
  timeout: 20 * 60_000,
};
