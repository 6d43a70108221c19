import { theme as contract } from '@bidloom/contract';
import { asPlatform, type PlatformTransaction, recordAudit, type TenantTransaction } from '@bidloom/db';
import type { FastifyRequest } from 'fastify';
import { one } from '../../lib/answers.ts';
import { auditSource } from '../../lib/audit-source.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { findOrganizationTheme, findTheme, saveOrganizationTheme, saveOwnMode } from './theme.repository.ts';

export const themeFeature: Feature = async (app, { platform }) => {
  /** On the rows of the caller's organisation; administrators of the platform have none, and only their own row to change. */
  const asCaller = <T>(request: FastifyRequest, work: (trx: TenantTransaction | PlatformTransaction) => Promise<T>) =>
    request.signedIn().organizationId ? request.tenant(work) : asPlatform(platform.database, work);

  implement(app, contract.getTheme, async ({ user, request }) =>
    one(await asCaller(request, (trx) => findTheme(trx, user))),
  );

  implement(app, contract.updateTheme, async ({ body, user, organizationId, tenant, request }) =>
    one(
      await tenant(async (trx) => {
        const before = await findOrganizationTheme(trx, organizationId);
        await saveOrganizationTheme(trx, organizationId, body);
        const { colours, mode } = body;
        await recordAudit(trx, auditSource(request), {
          ...{ organizationId, action: 'theme.updated' },
          details: { from: before ?? null, to: { colours, ...(mode && { mode }) } },
        });
        return findTheme(trx, user);
      }),
    ),
  );

  implement(app, contract.getThemeMode, async ({ user, request }) => {
    const { mode } = await asCaller(request, (trx) => findTheme(trx, user));
    return one({ mode });
  });

  implement(app, contract.updateThemeMode, async ({ body: { mode }, user, request }) => {
    await asCaller(request, async (trx) => {
      await saveOwnMode(trx, user.userId, mode);
      const { organizationId } = user;
      await recordAudit(trx, auditSource(request), { organizationId, action: 'theme.mode_chosen', details: { mode } });
    });
    return one({ mode });
  });
};
