import type { Licence } from '@bidloom/contract/licenses';
import { asJson } from '../../lib/http/answers.ts';
import type { LicenceRow } from './licenses.repository.ts';

export function presentLicence(row: LicenceRow): Licence {
  return {
    ...asJson(row),
    plan: row.plan as Licence['plan'],
    monthlyTokens: Number(row.monthlyTokens),
    pagesUsed: Number(row.pagesUsed),
    tokensUsed: Number(row.tokensUsed),
  };
}
