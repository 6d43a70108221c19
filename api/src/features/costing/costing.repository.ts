import type { ListQuery } from '@bidloom/contract';
import type { ModelPrice } from '@bidloom/contract/costing';
import { blanksLast, caseless, containsPattern, type PlatformTransaction, paginate } from '@bidloom/db';
import { type SqlBool, sql } from 'kysely';
import { platformChain } from '../../lib/audit/platform-chain.ts';

// Costs are the platform's bookkeeping, of every organisation: all of this runs as the platform.

/** Sums of `usage_months`, which PostgreSQL gives as text. */
const sums = [
  sql<string>`coalesce(sum(events), 0)`.as('events'),
  sql<string>`coalesce(sum(pages), 0)`.as('pages'),
  sql<string>`coalesce(sum(input_tokens), 0)`.as('inputTokens'),
  sql<string>`coalesce(sum(output_tokens), 0)`.as('outputTokens'),
  sql<string>`coalesce(sum(cost), 0)`.as('cost'),
] as const;

/** The costs of one organisation, or of all. */
export type Whose = { organizationId?: string | undefined };

/** @param month its first day, `2026-11-01` */
export async function sumBy(trx: PlatformTransaction, by: 'model' | 'kind', month: string, { organizationId }: Whose) {
  let query = trx
    .selectFrom('usageMonths')
    .select(sql.ref<string>(by).as('name'))
    .select(sums)
    .where('month', '=', sql<Date>`${month}::date`)
    .groupBy(by)
    .orderBy(sql`sum(cost)`, 'desc')
    .orderBy(by);
  if (organizationId) query = query.where('organizationId', '=', organizationId);
  return query.execute();
}

/** The months from `first` to `last`, both first days; those without usage are left out. */
export async function sumMonths(
  trx: PlatformTransaction,
  { first, last }: { first: string; last: string },
  { organizationId }: Whose,
) {
  let query = trx
    .selectFrom('usageMonths')
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .select(sums)
    .where(sql<SqlBool>`month between ${first}::date and ${last}::date`)
    .groupBy('month');
  if (organizationId) query = query.where('organizationId', '=', organizationId);
  return query.execute();
}

export async function sumBudgets(trx: PlatformTransaction, { organizationId }: Whose): Promise<number | null> {
  let query = trx.selectFrom('organizationBudgets').select(sql<string | null>`sum(monthly_amount)`.as('sum'));
  if (organizationId) query = query.where('organizationId', '=', organizationId);
  const { sum } = await query.executeTakeFirstOrThrow();
  return sum === null ? null : Number(sum);
}

/** Per cent of the budget; null where there is none. */
const share = sql<string | null>`coalesce(used.cost, 0) * 100 / nullif(budget.monthly_amount, 0)`;

const sortColumns = {
  name: caseless('organizations.name'),
  cost: sql`coalesce(used.cost, 0)`,
  budget: blanksLast('budget.monthlyAmount'),
  share: blanksLast(share),
  inputTokens: sql`coalesce(used.input_tokens, 0)`,
  outputTokens: sql`coalesce(used.output_tokens, 0)`,
  pages: sql`coalesce(used.pages, 0)`,
};

/** What organisations cost in a month, those that used nothing included. */
export async function searchCosts(
  trx: PlatformTransaction,
  month: string,
  query: ListQuery,
  { organizationId }: Whose = {},
) {
  const used = trx
    .selectFrom('usageMonths')
    .select('organizationId')
    .select(sums)
    .where('month', '=', sql<Date>`${month}::date`)
    .groupBy('organizationId')
    .as('used');
  let found = trx
    .selectFrom('organizations')
    .leftJoin(used, 'used.organizationId', 'organizations.id')
    .leftJoin('organizationBudgets as budget', 'budget.organizationId', 'organizations.id')
    .select(['organizations.id', 'organizations.name', 'organizations.isActive', 'budget.monthlyAmount'])
    .select(['used.events', 'used.pages', 'used.inputTokens', 'used.outputTokens', 'used.cost'])
    .select(share.as('share'));
  if (organizationId) found = found.where('organizations.id', '=', organizationId);
  if (query.searchTerm) {
    found = found.where('organizations.name', 'ilike', containsPattern(query.searchTerm));
  }
  return paginate(found, sortColumns, 'organizations.id', query);
}

/** Every model that has a price or was used. */
export async function listPrices(trx: PlatformTransaction): Promise<ModelPrice[]> {
  const { rows } = await sql<{
    model: string;
    inputPrice: string | null;
    outputPrice: string | null;
    isDefault: boolean | null;
    setBy: string | null;
    updatedAt: Date | null;
  }>`
    select coalesce(p.model, u.model) as model, p.input_price as "inputPrice", p.output_price as "outputPrice",
      p.is_default as "isDefault", e.actor_name as "setBy", p.updated_at as "updatedAt"
    from model_prices p full join (select distinct model from usage_months where model <> '') u on u.model = p.model
      left join lateral (
        select actor_name from audit_entries
        where chain_id = ${platformChain} and action = 'price.updated' and target_id = p.model
        order by sequence desc limit 1) e on not p.is_default
    order by 1`.execute(trx);
  return rows.map(({ inputPrice, outputPrice, isDefault, setBy, updatedAt, model }) => ({
    model,
    inputPrice: inputPrice === null ? null : Number(inputPrice),
    outputPrice: outputPrice === null ? null : Number(outputPrice),
    isDefault: isDefault ?? false,
    setBy,
    updatedAt: updatedAt?.toISOString() ?? null,
  }));
}

export async function savePrice(
  trx: PlatformTransaction,
  { model, ...prices }: { model: string; inputPrice: number; outputPrice: number },
): Promise<void> {
  const values = { ...prices, isDefault: false, updatedAt: sql<Date>`now()` };
  await trx
    .insertInto('modelPrices')
    .values({ model, ...values })
    .onConflict((conflict) => conflict.column('model').doUpdateSet(values))
    .execute();
}

/** The organisation's name and budget, where there is such an organisation; nobody else changes the budget meanwhile. */
export async function lockBudget(trx: PlatformTransaction, organizationId: string) {
  return trx
    .selectFrom('organizations')
    .leftJoin('organizationBudgets as budget', 'budget.organizationId', 'organizations.id')
    .select(['organizations.name', 'budget.monthlyAmount'])
    .where('organizations.id', '=', organizationId)
    .forNoKeyUpdate('organizations')
    .executeTakeFirst();
}

/** A new amount has new warnings: those of the month are deleted. The same amount again changes nothing. */
export async function saveBudget(
  trx: PlatformTransaction,
  organizationId: string,
  monthlyAmount: number | null,
): Promise<void> {
  if (monthlyAmount === null) {
    await trx.deleteFrom('organizationBudgets').where('organizationId', '=', organizationId).execute();
    return;
  }
  const values = { monthlyAmount, warnedMonth: null, warnedShare: null, updatedAt: sql<Date>`now()` };
  await trx
    .insertInto('organizationBudgets')
    .values({ organizationId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('organizationId')
        .doUpdateSet(values)
        .where('organizationBudgets.monthlyAmount', 'is distinct from', sql<string>`excluded.monthly_amount`),
    )
    .execute();
}

/** Everything between two months, a line for each organisation, month, model and kind of work. */
export function listUsage(trx: PlatformTransaction, { first, last }: { first: string; last: string }) {
  return trx
    .selectFrom('usageMonths')
    .innerJoin('organizations', 'organizations.id', 'usageMonths.organizationId')
    .select(['organizations.name', 'model', 'kind', 'events', 'pages', 'inputTokens', 'outputTokens', 'cost'])
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .where(sql<SqlBool>`month between ${first}::date and ${last}::date`)
    .orderBy('month', 'desc')
    .orderBy(caseless('organizations.name'))
    .orderBy('model')
    .orderBy('kind')
    .execute();
}
