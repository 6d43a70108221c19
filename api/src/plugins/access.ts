import type { Access, Endpoint } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { refuseRooms } from '../lib/access/refuse-rooms.ts';
import { AppError, notFound } from '../lib/errors/app-error.ts';

/** A route as registered, with who may call it. */
export interface RegisteredRoute {
  method: string;
  url: string;
  access: Access;
  endpoint: Endpoint | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; from the contract, or from the plugin that adds the route. */
    access?: Access;
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** Every route there is; complete once the app is ready. */
    registeredRoutes: RegisteredRoute[];
  }
}

/**
 * Who may call what: the register of routes, the check of the caller's role, and of every organisation that a request names.
 * A route that does not say who may call it stops the start.
 */
export const accessPlugin = fp(
  async (app) => {
    const seen: RouteOptions[] = [];
    app.decorate('registeredRoutes', [] as RegisteredRoute[]);
    app.addHook('onRoute', (route) => {
      seen.push(route);
    });
    app.addHook('onReady', async () => {
      const undeclared = seen.filter((route) => !route.config?.access);
      if (undeclared.length > 0) {
        const names = undeclared.map((route) => `${route.method} ${route.url}`).join(', ');
        throw new Error(`These routes do not say who may call them: ${names}`);
      }
      for (const { method, url, config } of seen) {
        for (const verb of [method].flat()) {
          app.registeredRoutes.push({ method: verb, url, access: config?.access ?? [], endpoint: config?.endpoint });
        }
      }
    });

    app.addHook('onRequest', async (request) => {
      const { access } = request.routeOptions.config;
      // No route matched: the 404 handler answers, and it shows nothing.
      if (!access || access === 'anonymous') return;
      const user = request.signedIn();
      if (!access.includes(user.role)) {
        throw new AppError(failures.access.forbidden);
      }
    });

    app.addHook('preHandler', async (request) => {
      const { access } = request.routeOptions.config;
      if (!access || access === 'anonymous') return;
      const { organizationId, role } = request.signedIn();
      // An administrator of the platform may name any organisation, where the contract allows the role: they belong to none.
      if (role === 'PLATFORM_ADMIN') return;
      for (const part of [request.params, request.query, request.body]) {
        const named = namedOrganization(part);
        if (named !== undefined && named !== organizationId) throw notFound('The organization');
      }
      if (role === 'ORGANIZATION_USER') await refuseRooms(request);
    });
  },
  { name: 'access', dependencies: ['sign-in'] },
);

function namedOrganization(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'organizationId' in part && part.organizationId !== null
    ? part.organizationId
    : undefined;
}
