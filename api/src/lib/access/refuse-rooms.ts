import type { FastifyRequest } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import { nameARoom } from './lookups.repository.ts';

/** How requests name a tender, or a document of one. */
const tenderNames = ['workspaceId'];
/** Where `id` is that of a tender. */
const tenderRoute = /\/workspaces\/:id(?:\/|$)/;
const documentNames = ['documentId', 'documentIds', 'documents'];
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Throws `not_found` where a request names the room of a proposal, or a document in one: proposals are for administrators. It is one query
 * for everything that a request names, and only for requests of organisation users.
 */
export async function refuseRooms(request: FastifyRequest): Promise<void> {
  const parts = [request.params, request.query, request.body];
  const tenders = parts.flatMap((part) => namedIds(part, tenderNames));
  if (tenderRoute.test(request.routeOptions.url ?? '')) tenders.push(...namedIds(request.params, ['id']));
  const documents = parts.flatMap((part) => namedIds(part, documentNames));
  if (tenders.length + documents.length === 0) return;
  if (await request.tenant((trx) => nameARoom(trx, { tenders, documents }))) throw notFound('The tender');
}

function namedIds(part: unknown, names: readonly string[]): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const values = names.flatMap((name) => (name in part ? (part as Record<string, unknown>)[name] : []));
  return values.filter((value): value is string => typeof value === 'string' && isId.test(value));
}
