import { hasOperatorToken } from '@bidloom/platform';
import fp from 'fastify-plugin';
import { notFound } from '../lib/errors/app-error.ts';

const guarded = /^\/(?:metrics|openapi\.json|docs(?:\/.*)?)$/;

/**
 * In production, `/metrics`, `/docs` and `/openapi.json` need the operator's token, as a bearer; without a configured token they do not
 * exist. In development they are open.
 */
export const operatorPagesPlugin = fp<{ production: boolean; token: string | null }>(
  async (app, { production, token }) => {
    app.addHook('onRequest', async (request) => {
      // Checks the route and not the address, which may be written in several ways.
      if (!(production || token) || !guarded.test(request.routeOptions.url ?? '')) return;
      if (!token || !hasOperatorToken(request.headers.authorization, token)) throw notFound('This page');
    });
  },
  { name: 'operator-pages' },
);
