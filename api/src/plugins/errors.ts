import { type ErrorCode, errorStatus, type Failure } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
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
        const { details, data, retryAfter } = error;
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        return fail(request, reply, error, details, data);
      }
      if (hasZodFastifySchemaValidationErrors(error)) {
        const errors = error.validation.map((issue) => describe(issue.instancePath, issue.message));
        const { code, message } = failures.requests.invalid;
        return fail(request, reply, { code, message: errors[0] ?? message }, errors);
      }
      if (isResponseSerializationError(error)) {
        request.log.error({ err: error, issues: error.cause.issues }, 'an answer did not match its contract');
        return fail(request, reply, { code: 'internal', message: defaultFailure(request) });
      }
      const status = error.statusCode ?? 500;
      if (status < 500) return fail(request, reply, { code: codeOf(status), message: clientMessage(error, status) });
      request.log.error({ err: error }, 'request failed');
      return fail(request, reply, {
        code: status === 503 ? 'unavailable' : 'internal',
        message: defaultFailure(request),
      });
    });
  },
  { name: 'errors' },
);

/** The contract's message for failures whose cause must not be shown. */
const defaultFailure = (request: FastifyRequest): string =>
  request.routeOptions.config.endpoint?.failed ?? failures.service.failed.message;

/** Sends the contract's envelope for a failure. */
export function fail(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message }: { code: ErrorCode; message: string },
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
  if (status === 413) return failures.requests.tooLarge.message;
  if (status === 415) return failures.requests.unsupportedType.message;
  if (status === 429) return error.message;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return failures.requests.invalidJson.message;
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return failures.requests.emptyBody.message;
  return failures.requests.invalid.message;
}
