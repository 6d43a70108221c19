import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { openToAll } from '../lib/open-to-all.ts';

/** The OpenAPI document at `/openapi.json`, made from the contract, and its page at `/docs`. */
export const documentationPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        info: {
          title: 'Bidloom',
          version: '0.1.0',
          description: 'The tender workspace: documents in, cited answers out.',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
        security: [{ bearer: [] }],
      },
      transform: jsonSchemaTransform,
    });
    await app.register(async (scope) => {
      openToAll(scope);
      await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
      scope.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    });
  },
  { name: 'documentation' },
);
