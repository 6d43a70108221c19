import { type Endpoint, type FileField, failure } from '@bidloom/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
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
      transform: (route) => {
        const { schema, url } = jsonSchemaTransform(route);
        const endpoint = route.route.config?.endpoint;
        return { schema: endpoint ? { ...schema, ...beyondSchemas(endpoint, schema.response) } : schema, url };
      },
    });
    await app.register(async (scope) => {
      openToAll(scope);
      await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
      scope.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    });
  },
  { name: 'documentation' },
);

const bytes = { type: 'string', format: 'binary' };
const failureEnvelope = z.toJSONSchema(failure, { target: 'openapi-3.0' });

/** What a call's schemas do not say: who may come without a session, forms, streams and files, and how every failure looks. */
function beyondSchemas({ access, accepts, produces, status }: Endpoint, response: unknown): FastifySchema {
  const media = produces && {
    [produces === 'file' ? 'application/octet-stream' : 'text/event-stream']: {
      schema: produces === 'file' ? bytes : { type: 'string' },
    },
  };
  const answers = (response ?? {}) as Record<number, object>;
  const success = media && {
    description: produces === 'file' ? 'The file' : 'Server-sent events',
    content: { ...(answers[status] && { 'application/json': { schema: answers[status] } }), ...media },
  };
  return {
    ...(access === 'anonymous' && { security: [] }),
    ...(accepts && { body: formOf(accepts) }),
    response: {
      ...answers,
      ...(success && { [status]: success }),
      default: { description: 'A failure; its status goes with its code', ...failureEnvelope },
    },
  };
}

function formOf(field: FileField): object {
  const content = field === 'files' ? { type: 'array', items: bytes } : bytes;
  return { type: 'object', required: [field], properties: { [field]: content } };
}
