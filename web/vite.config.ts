import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunks } from './chunks.ts';
import { landingHtml } from './landing-html.ts';
import { pdfAssets } from './pdf-assets.ts';
import { precompress } from './precompress.ts';
import { refuseChunkCircles } from './refuse-chunk-circles.ts';
import { singleIcons } from './single-icons.ts';
import { splitExports } from './split-exports.ts';

/** The address of the api during development; the api itself serves the built app. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * Paths of the api, as in the specification. Case matters: `/users` is a screen, `/Users/…` is the api.
 */
const apiPaths = [
  '^/(Auth|Keywords|Categories|Questions|Customers|Imports|AI|Users|Organizations|Teams|TeamMembers|Analytics)(/|\\?|$)',
  '^/(organizations|workspaces)/',
  '^/(api|objects|dev|health|openapi.json|docs|metrics)(/|\\?|$)',
];

export default defineConfig({
  plugins: [splitExports(), singleIcons(), react(), pdfAssets(), refuseChunkCircles(), precompress(), landingHtml()],
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api }])) },
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'landing.html'],
      output: {
        codeSplitting: { groups: chunks },
        // A name made of all screens that share a file would add kilobytes to the page.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
  test: {
    environment: 'jsdom',
    // Creating a DOM takes long: test files share it, and clean up after themselves.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/lib/testing/setup.ts'],
    testTimeout: 60_000,
    // In milliseconds, the same as for testing-library (setup.ts): a busy machine takes longer than the default of a second.
    expect: { poll: { timeout: 20_000 } },
  },
});
