import { imports } from '@bidloom/contract';
import { withTenant } from '@bidloom/db';
import { notFound } from '../../lib/errors/app-error.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { findImport } from './imports.repository.ts';

export const importsFeature: Feature = async (app, { platform }) => {
  implement(app, imports.getImport, async ({ params, user }) => {
    const { organizationId, importId } = params;
    // Administrators of the platform import users only, so they may read no other import.
    const kind = user.role === 'PLATFORM_ADMIN' ? 'users' : null;
    const report = await withTenant(platform.database, organizationId, (trx) => findImport(trx, importId, kind));
    if (!report) throw notFound('The import');
    return one(report);
  });
};
