import type { AuditSource } from '@bidloom/db';
import type { FastifyRequest } from 'fastify';

/** Who calls and from where, for the audit log. */
export const auditSource = (request: FastifyRequest): AuditSource => ({
  actorId: request.caller?.userId ?? null,
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
  requestId: request.id,
});
