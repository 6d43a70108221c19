import { theme as contract } from '@bidloom/contract';
import { recordAudit } from '@bidloom/db';
import { onRowsOf } from '../../lib/access/on-rows-of.ts';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { findOrganizationTheme, findTheme, saveOrganizationTheme, saveOwnMode } from './theme.repository.ts';

export const themeFeature: Feature = async (app, { platform }) => {
  const { database } = platform;

  implement(app, contract.getTheme, async ({ user }) =>
    one(await onRowsOf(database, user.organizationId, (trx) => findTheme(trx, user))),
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

  implement(app, contract.getThemeMode, async ({ user }) => {
    const { mode } = await onRowsOf(database, user.organizationId, (trx) => findTheme(trx, user));
    return one({ mode });
  });

  implement(app, contract.updateThemeMode, async ({ body: { mode }, user, request }) => {
    await onRowsOf(database, user.organizationId, async (trx) => {
      await saveOwnMode(trx, user.userId, mode);
      const { organizationId } = user;
      await recordAudit(trx, auditSource(request), { organizationId, action: 'theme.mode_chosen', details: { mode } });
    });
    return one({ mode });
  });
};
