import type { ErrorCode } from '@bidloom/contract';
import { runForRequest } from '@bidloom/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the call failed, as its envelope says; null where it did not. */
    failureCode: ErrorCode | null;
    /** Who signed in by this call. */
    signedInUserId: string | null;
  }
}

/** Statuses of answers that refuse somebody. */
const refusals = new Set([401, 403, 429]);

/**
 * One line for each call, and one with `log: "security"` for what an auditor asks for: sign-in and its failures, refusals, and
 * calls of the platform's administration. Routes and ids only: no query, no header, no body but the address that signs in.
 */
export const requestLogPlugin = fp(
  async (app) => {
    app.decorateReply('failureCode', null);
    app.decorateReply('signedInUserId', null);
    // What a call begins knows whose it is, and the jobs that it sends. The body's end comes from the connection and knows nothing.
    app.addHook('onRequest', (request, _reply, done) => runForRequest(request.id, done));
    app.addHook('preValidation', (request, _reply, done) => runForRequest(request.id, done));
    app.addHook('onResponse', async (request, reply) => {
      const line = describe(request, reply);
      request.log.info(line, 'request');
      const event = securityEvent(request, reply);
      if (!event) return;
      const result = reply.failureCode ?? 'ok';
      const account = event === 'sign-in' && accountOf(request.body);
      request.log.info(
        { log: 'security', event, result, ...line, ...(account && { account }), address: request.ip },
        event,
      );
    });
  },
  { name: 'request-log' },
);

/** The address that signs in. What is none may be a password in the wrong field. */
function accountOf(body: unknown): string | null {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' && email.length <= 254 && z.email().safeParse(email).success ? email : null;
}

function describe({ method, routeOptions, caller }: FastifyRequest, reply: FastifyReply) {
  return {
    method,
    route: routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: caller?.userId ?? reply.signedInUserId,
    organizationId: caller?.organizationId ?? null,
  };
}

function securityEvent({ method, routeOptions, caller }: FastifyRequest, { statusCode }: FastifyReply): string | null {
  const { url, config } = routeOptions;
  if (url === '/Auth/login') return 'sign-in';
  if (url === '/Auth/otp-login') return 'sign-in code';
  if (url === '/Auth/logout') return 'sign-out';
  if (refusals.has(statusCode)) return 'refused';
  // What an administrator may do and others may not, where it changes something.
  const { access = [] } = config;
  const isAdministration = access !== 'anonymous' && !access.includes('ORGANIZATION_USER');
  return isAdministration && method !== 'GET' && method !== 'HEAD' && caller ? 'administration' : null;
}
