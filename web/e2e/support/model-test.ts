import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { test as base, expect } from './test.ts';

/** Tests with a separate instance of the product and a scripted language model. */
export const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, use) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const dataDirectory = join(tmpdir(), `bidloom-e2e-model-${process.pid}`);
      const product = spawn(process.execPath, [new URL('serve.ts', import.meta.url).pathname], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env.PATH ?? '',
          // The intended failures of the model must not fill the log.
          LOG_LEVEL: 'fatal',
          ...{ DATA_DIR: dataDirectory, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url },
          ...{ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.baseUrl, CHAT_MODEL: 'test-chat' },
          CHAT_MODEL_TIMEOUT: '15',
          // The price of a million tokens.
          ...{ CHAT_MODEL_INPUT_PRICE: '2', CHAT_MODEL_OUTPUT_PRICE: '10' },
        },
      });
      const ended = once(product, 'exit');
      const isReady = () => {
        if (product.exitCode !== null) throw new Error('The product has ended; it has said why on stderr.');
        return fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      };
      try {
        await expect.poll(isReady, { timeout: 270_000 }).toBe(true);
        await use({ url, dataDirectory });
      } finally {
        product.kill('SIGTERM');
        await ended;
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
