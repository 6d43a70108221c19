import type { FastifyInstance } from 'fastify';

/** Declares the routes that a library adds within `scope` as open to everybody: pages and files, never data of an organisation. */
export function openToAll(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'anonymous' };
  });
}
