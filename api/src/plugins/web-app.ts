import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { failures } from '@bidloom/contract/failures';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiConfig } from '../config.ts';
import { openToAll } from '../lib/http/open-to-all.ts';
import { pageHeaders } from '../lib/http/page-headers.ts';
import { fail } from './errors.ts';
import { openLandingPage } from './landing-page.ts';

interface WebAppOptions {
  directory: string | null;
  landingContent?: ApiConfig['landingContent'];
}

/** What a built file does without. A file that a page takes in obeys the page's policy; a worker has its own. */
const ofPages = (path: string): readonly string[] =>
  path.includes('worker') ? pageHeaders : [...pageHeaders, 'content-security-policy'];

const firstSegment = (url: string) => url.split(/[/?]/, 2)[1] ?? '';

/**
 * Whether a request that matched no route is for a screen: it asks for HTML, or for anything, as command lines and link
 * checkers do, at an address that is neither below a call nor a file's.
 */
function wantsPage({ registeredRoutes }: FastifyInstance, { method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const path = url.split('?')[0] ?? '';
  if (!accept.includes('*/*') || path.slice(path.lastIndexOf('/')).includes('.')) return false;
  return !registeredRoutes.some((route) => firstSegment(route.url) === firstSegment(path));
}

/** Serves the built web app; a GET for a screen gets the app's page, everything else that matches no route a 404. */
export const webAppPlugin = fp<WebAppOptions>(
  async (app, options) => {
    const isBuilt = options.directory !== null && existsSync(join(options.directory, 'index.html'));
    if (options.directory && !isBuilt) app.log.warn(options, 'The web app is not built: only the api is served');
    const directory = isBuilt ? options.directory : null;
    if (directory) {
      const landing = await openLandingPage(directory, options.landingContent);
      await app.register(async (scope) => {
        openToAll(scope);
        await scope.register(fastifyStatic, {
          root: directory,
          wildcard: false,
          // The public page has its own route, and the code that fills it in is not for browsers.
          globIgnore: ['landing.html', 'render/**'],
          // The build wrote each file compressed, too.
          preCompressed: true,
          index: false,
          // Built files carry a digest in their names; the page that names them must always be asked for.
          setHeaders: (reply, path) => {
            const isBuilt = path.includes('/assets/');
            reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'no-cache');
            if (isBuilt) for (const name of ofPages(path)) reply.removeHeader(name);
          },
        });
        if (landing)
          for (const url of ['/', '/landing']) scope.get(url, async (request, reply) => landing(request, reply));
      });
    }
    app.setNotFoundHandler((request, reply) => {
      if (directory && wantsPage(app, request)) {
        // The library's own `sendFile` is known within its scope only.
        const page = createReadStream(join(directory, 'index.html'));
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
      }
      return fail(request, reply, failures.requests.nothingThere(request.method, request.url.split('?')[0] ?? ''));
    });
  },
  { name: 'web-app' },
);
