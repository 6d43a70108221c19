import type { Licence } from '@bidloom/contract/licenses';
import type { LicenceRow } from './licenses.repository.ts';

export function presentLicence(row: LicenceRow): Licence {
  return {
    ...row,
    plan: row.plan as Licence['plan'],
    monthlyTokens: Number(row.monthlyTokens),
    pagesUsed: Number(row.pagesUsed),
    tokensUsed: Number(row.tokensUsed),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
