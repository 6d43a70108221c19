import { auditLog as contract } from '@bidloom/contract';
import { asPlatform, recordAudit } from '@bidloom/db';
import { contentDisposition } from '@bidloom/platform';
import { downloadName } from '@bidloom/texts/download-name';
import type { FastifyReply } from 'fastify';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { platformChain } from '../../lib/audit/platform-chain.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Platform } from '../../platform.ts';
import { hasLog, searchEntries } from './audit-log.repository.ts';
import type { AuditScope } from './audit-scope.ts';
import { exportEntries } from './export-entries.ts';
import { presentEntry } from './present-entry.ts';

const downloaded = 'audit_log.downloaded';

export const auditLogFeature: Feature = async (app, { platform }) => {
  implement(app, contract.searchAudit, async ({ params, query, tenant }) => {
    const scope = { chainId: params.organizationId, isForeign: false };
    return page(await tenant((trx) => searchEntries(trx, scope, query)), presentEntry(scope));
  });

  implement(app, contract.searchPlatformAudit, async ({ query }) => {
    const scope = await scopeOf(platform, query.organizationId);
    // The log of the platform belongs to no organisation, and one of an organisation is read as the platform, which hides its work.
    const found = await asPlatform(platform.database, (trx) => searchEntries(trx, scope, query));
    return page(found, presentEntry(scope));
  });

  implement(app, contract.exportAudit, async ({ params, query, tenant, record, reply }) => {
    await tenant((trx) => record(trx, { action: downloaded, details: query }));
    const scope = { chainId: params.organizationId, isForeign: false };
    return sendCsv(reply).send(exportEntries(tenant, scope, query));
  });

  implement(app, contract.exportPlatformAudit, async ({ query, request, reply }) => {
    const { database } = platform;
    const scope = await scopeOf(platform, query.organizationId);
    await asPlatform(database, (trx) =>
      recordAudit(trx, auditSource(request), { organizationId: null, action: downloaded, details: query }),
    );
    return sendCsv(reply).send(exportEntries((work) => asPlatform(database, work), scope, query));
  });
};

async function scopeOf({ database }: Platform, organizationId: string | undefined): Promise<AuditScope> {
  if (!organizationId) return { chainId: platformChain, isForeign: false };
  if (!(await asPlatform(database, (trx) => hasLog(trx, organizationId)))) throw notFound('The organization');
  return { chainId: organizationId, isForeign: true };
}

function sendCsv(reply: FastifyReply): FastifyReply {
  const fileName = downloadName({ subject: 'Audit log', when: new Date(), ending: 'csv' });
  return reply.header('content-disposition', contentDisposition(fileName, false)).type('text/csv; charset=utf-8');
}
