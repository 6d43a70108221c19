import { analytics as contract } from '@bidloom/contract';
import { type AnalyticsFilters, type Period, reportName } from '@bidloom/contract/analytics';
import { failures } from '@bidloom/contract/failures';
import { asPlatform, type TenantTransaction } from '@bidloom/db';
import type { z } from 'zod';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendSheet } from '../../lib/http/send-sheet.ts';
import {
  findTimeZone,
  isThere,
  listExtraction,
  listKeywords,
  listRuns,
  listUsers,
  sumDays,
  sumPeriods,
} from './analytics.repository.ts';
import { invalid, periodOf } from './period.ts';
import { listReport } from './reports.ts';
import { drawBars } from './time-bars.ts';
import type { Scope } from './work-of.repository.ts';

/** Who asks, and for what. */
interface Asked {
  user: SignedIn;
  tenant: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>;
}

export const analyticsFeature: Feature = async (app, { platform: { database } }) => {
  /** Works on what the caller may count: the own organisation, or as the platform. */
  const count = <T>(
    { user, tenant }: Asked,
    filters: AnalyticsFilters,
    work: (trx: TenantTransaction, scope: Scope) => Promise<T>,
  ): Promise<T> => {
    const isPlatform = user.role === 'PLATFORM_ADMIN';
    const organizationId = isPlatform ? (filters.organizationId ?? null) : user.organizationId;
    const within = async (trx: TenantTransaction) =>
      work(trx, await scopeOf(trx, filters, { organizationId, isPlatform }));
    // Only numbers and names, and of any organisation: this is the platform's own view.
    return isPlatform ? asPlatform(database, within) : tenant(within);
  };

  implement(app, contract.getDashboardSummary, async (call) =>
    one(
      await count(call, given(contract.analyticsFilters, call.body), async (trx, scope) => ({
        period: scope.period,
        ...(await sumPeriods(trx, scope)),
      })),
    ),
  );

  implement(app, contract.listMostActiveUsers, async (call) => {
    const filters = given(contract.userFilters, call.body);
    return count(call, filters, async (trx, scope) => ({
      ...page(await listUsers(trx, scope, filters)),
      period: scope.period,
    }));
  });

  for (const [endpoint, kind] of [
    [contract.listKeywordExtraction, 'keyword'],
    [contract.listDatasheetExtraction, 'datasheet'],
  ] as const) {
    implement(app, endpoint, async (call) => {
      const filters = given(contract.extractionFilters, call.body);
      const byCustomer = call.user.role !== 'PLATFORM_ADMIN';
      return count(call, filters, async (trx, scope) => ({
        ...page(await listExtraction(trx, scope, { ...filters, kind, byCustomer })),
        period: scope.period,
      }));
    });
  }

  implement(app, contract.getMostUsedKeywords, async (call) => {
    const { limit, ...filters } = given(contract.keywordFilters, call.body);
    const byOrganization = call.user.role === 'PLATFORM_ADMIN';
    return one(
      await count(call, filters, async (trx, scope) => ({
        period: scope.period,
        by: byOrganization ? ('organization' as const) : ('keyword' as const),
        bars: await listKeywords(trx, scope, { byOrganization, limit }),
      })),
    );
  });

  for (const [endpoint, kind] of [
    [contract.getKeywordExtractionBars, 'keyword'],
    [contract.getDatasheetExtractionBars, 'datasheet'],
  ] as const) {
    implement(app, endpoint, async (call) => {
      const { interval, ...filters } = given(contract.barFilters, call.body);
      return one(
        await count(call, filters, async (trx, scope) =>
          drawBars(scope.period, await sumDays(trx, scope, kind), interval),
        ),
      );
    });
  }

  implement(app, contract.downloadReport, async (call) => {
    const { report, interval, format, ...filters } = call.body;
    const isPlatform = call.user.role === 'PLATFORM_ADMIN';
    const { rows, period } = await count(call, filters, async (trx, scope) => ({
      rows: await listReport(trx, scope, { report, interval, isPlatform }),
      period: scope.period,
    }));
    return sendSheet(call.reply, reportName(report, period), format, rows);
  });

  implement(app, contract.listRuns, async (call) => {
    const { requestType = null, status = null, keyword = null, ...filters } = given(contract.runFilters, call.body);
    return count(call, filters, async (trx, scope) => ({
      ...page(await listRuns(trx, scope, { ...filters, requestType, status, keyword })),
      period: scope.period,
    }));
  });
};

/** A body that is left out asks for what is usual. */
const given = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => schema.parse(body ?? {});

/** Throws `not_found` for an organisation, a customer or a person that the caller may not count. */
async function scopeOf(
  trx: TenantTransaction,
  { customerId = null, userId = null, ...asked }: AnalyticsFilters,
  { organizationId, isPlatform }: { organizationId: string | null; isPlatform: boolean },
): Promise<Scope> {
  if (isPlatform && customerId) {
    throw invalid(failures.analytics.noCustomers);
  }
  const timeZone = organizationId ? await findTimeZone(trx, organizationId) : null;
  if (timeZone === undefined) throw notFound('The organization');
  if (customerId && !(await isThere(trx, 'customers', { id: customerId, organizationId })))
    throw notFound('The customer');
  if (userId && !(await isThere(trx, 'users', { id: userId, organizationId }))) throw notFound('The user');
  const period: Period = periodOf(asked, { organizationId, timeZone });
  return { period, customerId, userId };
}
