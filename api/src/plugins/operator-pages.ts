import { hasOperatorToken } from '@bidloom/platform';
import fp from 'fastify-plugin';
import { notFound } from '../lib/errors/app-error.ts';

const guarded = /^\/(?:metrics|openapi\.json|docs(?:\/.*)?)$/;

/**
 * Keeps `/metrics`, `/docs` and `/openapi.json` of production for whoever has the operator's token, as a bearer; without a token set
 * they are not there. In development they are open.
 */
export const operatorPagesPlugin = fp<{ production: boolean; token: string | null }>(
  async (app, { production, token }) => {
    app.addHook('onRequest', async (request) => {
      // The route and not the address, which may be written in several ways.
      if (!(production || token) || !guarded.test(request.routeOptions.url ?? '')) return;
      if (!token || !hasOperatorToken(request.headers.authorization, token)) throw notFound('This page');
    });
  },
  { name: 'operator-pages' },
);
