import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { openToAll } from '../lib/http/open-to-all.ts';
import { describeApi } from '../openapi/document.ts';

/** The OpenAPI document at `/openapi.json`, made from the contract, and its page at `/docs`. */
export const documentationPlugin = fp(
  async (app) => {
    let document: ReturnType<typeof describeApi> | undefined;
    const read = () => {
      document ??= describeApi(
        app.registeredRoutes.flatMap(({ endpoint, method }) => (endpoint?.method === method ? [endpoint] : [])),
      );
      return document;
    };
    // The page asks the plugin for its document; nothing of it is made from routes.
    await app.register(swagger, {
      openapi: {},
      transform: ({ url }) => ({ schema: { hide: true }, url }),
      transformObject: () => read() as never,
    });
    await app.register(async (scope) => {
      openToAll(scope);
      await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
      scope.get('/openapi.json', { schema: { hide: true } }, async () => read());
    });
  },
  { name: 'documentation', dependencies: ['access'] },
);
