import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { openToAll } from '../lib/open-to-all.ts';
import { fail } from './errors.ts';

/** Serves the built web app; a GET that accepts HTML and matches no route gets its page, everything else a 404. */
export const webAppPlugin = fp<{ directory: string | null }>(
  async (app, options) => {
    const isBuilt = options.directory !== null && existsSync(join(options.directory, 'index.html'));
    if (options.directory && !isBuilt) app.log.warn(options, 'The web app is not built: only the api is served');
    const directory = isBuilt ? options.directory : null;
    if (directory) {
      await app.register(async (scope) => {
        openToAll(scope);
        await scope.register(fastifyStatic, {
          root: directory,
          wildcard: false,
          // The build wrote each file compressed, too.
          preCompressed: true,
          index: false,
          // Built files carry a digest in their names; the page that names them must always be asked for.
          setHeaders: (reply, path) => {
            reply.header(
              'cache-control',
              path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
            );
          },
        });
      });
    }
    app.setNotFoundHandler((request, reply) => {
      const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      if (directory && wantsPage) {
        // The library's own `sendFile` is known within its scope only.
        const page = createReadStream(join(directory, 'index.html'));
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
      }
      return fail(request, reply, 'not_found', `There is nothing at ${request.method} ${request.url.split('?')[0]}`);
    });
  },
  { name: 'web-app' },
);
