import { type ErrorCode, errorStatus, type Failure } from '@bidloom/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { AppError } from '../lib/errors/app-error.ts';
import { asCollision } from '../lib/errors/as-collision.ts';
import { asUnavailable } from '../lib/errors/as-unavailable.ts';

/** Turns every failure into the contract's envelope; what is not meant for the caller is logged and not shown. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
      const unavailable = asUnavailable(thrown);
      if (unavailable) request.log.error({ err: thrown }, 'request failed by an outage');
      const error = unavailable ?? asCollision(thrown) ?? thrown;
      if (error instanceof AppError) {
        const { code, message, details, data, retryAfter } = error;
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        return fail(request, reply, code, message, details, data);
      }
      if (hasZodFastifySchemaValidationErrors(error)) {
        const errors = error.validation.map((issue) => describe(issue.instancePath, issue.message));
        return fail(request, reply, 'invalid_input', errors[0] ?? 'The request is not valid', errors);
      }
      if (isResponseSerializationError(error)) {
        request.log.error({ err: error, issues: error.cause.issues }, 'an answer did not match its contract');
        return fail(request, reply, 'internal', defaultFailure(request));
      }
      const status = error.statusCode ?? 500;
      if (status < 500) return fail(request, reply, codeOf(status), clientMessage(error, status));
      request.log.error({ err: error }, 'request failed');
      return fail(request, reply, status === 503 ? 'unavailable' : 'internal', defaultFailure(request));
    });
  },
  { name: 'errors' },
);

/** What the call's contract says for failures of which nothing may be told. */
const defaultFailure = (request: FastifyRequest): string =>
  request.routeOptions.config.endpoint?.failed ?? 'Something went wrong';

/** Sends the contract's envelope for a failure. */
export function fail(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  message: string,
  errors?: string[],
  data?: object,
): FastifyReply {
  const { id: requestId } = request;
  reply.failureCode = code;
  const body: Failure = { success: false, message, code, ...(errors && { errors }), requestId, ...(data && { data }) };
  // An address that can't be decoded fails before any hook.
  return reply
    .status(errorStatus[code])
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body);
}

/** A validation message that names its field, unless it does so already. */
function describe(instancePath: string, message = 'is not valid'): string {
  const path = instancePath.split('/').filter(Boolean).join('.');
  const name = path.split('.').at(-1)?.toLowerCase();
  if (name && message.toLowerCase().startsWith(`${name} `)) return message;
  return path ? `${path}: ${message}` : message;
}

function codeOf(status: number): ErrorCode {
  const found = Object.entries(errorStatus).find(([, value]) => value === status);
  return found ? (found[0] as ErrorCode) : 'invalid_input';
}

function clientMessage(error: FastifyError, status: number): string {
  if (status === 413) return 'The request is larger than what is accepted here';
  if (status === 415) return 'This content type is not accepted here';
  if (status === 429) return error.message;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return 'The body is not valid JSON';
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'The body is empty';
  return 'The request is not valid';
}
