import type { Endpoint, InputOf, OutputOf } from '@bidloom/contract';
import { type AuditEvent, recordAudit, type TenantTransaction } from '@bidloom/db';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { SignedIn } from '../access/signed-in.ts';
import { auditSource } from '../audit/audit-source.ts';

/** What an entry of the caller's organisation tells; who did it, and from where, is known of the call. */
export type ChangeNote = Omit<AuditEvent, 'organizationId'>;

/** Adds an entry to the audit log of the caller's organisation, as the last statement of the transaction of the change. */
export type RecordChange = (trx: TenantTransaction, note: ChangeNote) => Promise<void>;

/** What a handler works with: validated input, who is asking, and a transaction of their organisation. */
export interface Call<E extends AnyEndpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  /** Throws `not_signed_in` when read on an anonymous call. */
  user: SignedIn;
  /** The caller's organisation; throws `forbidden` for platform administrators, who have none. */
  organizationId: string;
  /** Runs `work` on the rows of the caller's organisation. */
  tenant: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>;
  /** The same for a change: its entry of the audit log, which `note` gives, is written last in the same transaction. */
  change: <T>(work: (trx: TenantTransaction) => Promise<T>, note: (result: T) => ChangeNote) => Promise<T>;
  /** For changes that run their own transactions. */
  record: RecordChange;
  request: FastifyRequest;
  reply: FastifyReply;
}

type AnyEndpoint = Endpoint<
  z.ZodObject | undefined,
  z.ZodObject | undefined,
  z.ZodType | undefined,
  z.ZodType | undefined
>;

/** What a handler gives back: the envelope that the contract declares, or the reply that it has sent itself. */
type Answer<E extends AnyEndpoint> = E['response'] extends z.ZodType
  ? InputOf<E['response']> | FastifyReply
  : FastifyReply;

/**
 * Adds the route of a contract's endpoint. This is the only way to a route: it carries `access` from the contract,
 * validates params, query and body by its schemas, and lets nothing out that the response schema does not name.
 */
export function implement<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
  options: Pick<RouteShorthandOptions, 'bodyLimit' | 'config'> = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...options,
    config: { ...options.config, access: endpoint.access, endpoint },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.response && { response: { [endpoint.status]: endpoint.response } }),
      ...(endpoint.accepts && { consumes: ['multipart/form-data'] }),
    },
    handler: async (request, reply) => {
      reply.status(endpoint.status);
      const record: RecordChange = (trx, note) =>
        recordAudit(trx, auditSource(request), { organizationId: request.ownOrganizationId(), ...note });
      return handler({
        params: request.params as OutputOf<E['params']>,
        query: request.query as OutputOf<E['query']>,
        body: request.body as OutputOf<E['body']>,
        get user() {
          return request.signedIn();
        },
        get organizationId() {
          return request.ownOrganizationId();
        },
        tenant: (work) => request.tenant(work),
        change: (work, note) =>
          request.tenant(async (trx) => {
            const result = await work(trx);
            await record(trx, note(result));
            return result;
          }),
        record,
        request,
        reply,
      });
    },
  });
}
