import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Shares of a budget, in percent, at which administrators are notified. */
const [nearly, wholly] = [80, 100];

/** An organisation that has used a share of its budget about which nobody has been notified. */
export interface PassedBudget {
  organizationId: string;
  name: string;
  monthlyAmount: string;
  cost: string;
  share: number;
}

/**
 * The budgets that have passed a share since the last check; they are marked as notified. Where two checks run at the same moment, the
 * second waits for the first and finds nothing. A budget that passes both shares at once is reported once, with the higher share.
 */
export async function takePassedBudgets(trx: PlatformTransaction): Promise<PassedBudget[]> {
  const { rows } = await sql<PassedBudget>`
    with month as (select date_trunc('month', now() at time zone 'UTC')::date as first),
    used as (
      select organization_id, sum(cost) as cost from usage_months, month where month = first group by organization_id
    ), passed as (
      select b.organization_id, u.cost,
        case when u.cost >= b.monthly_amount then ${sql.lit(wholly)} else ${sql.lit(nearly)} end as share
      from organization_budgets b join used u using (organization_id)
      where u.cost > 0 and u.cost * 100 >= b.monthly_amount * ${sql.lit(nearly)}
    )
    update organization_budgets b set warned_month = month.first, warned_share = passed.share
    from passed, month, organizations o
    where b.organization_id = passed.organization_id and o.id = b.organization_id
      and (b.warned_month is distinct from month.first or b.warned_share < passed.share)
    returning b.organization_id as "organizationId", o.name, b.monthly_amount as "monthlyAmount", passed.cost, passed.share`.execute(
    trx,
  );
  return rows;
}

/** The addresses of the people who administer the platform. */
export async function listAdministrators(trx: PlatformTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'PLATFORM_ADMIN')
    .where('isActive', '=', true)
    .execute();
  return rows.map(({ email }) => email);
}

/** Sets the default price of a model, for a million tokens; a price that a person set stays. */
export async function keepPrice(
  trx: PlatformTransaction,
  model: string,
  prices: { input: number; output: number },
): Promise<void> {
  const values = {
    inputPrice: prices.input,
    outputPrice: prices.output,
    isDefault: true,
    updatedAt: sql<Date>`now()`,
  };
  await trx
    .insertInto('modelPrices')
    .values({ model, ...values })
    .onConflict((conflict) => conflict.column('model').doUpdateSet(values).where('modelPrices.isDefault', '=', true))
    .execute();
}

export async function dropDefaultPrice(trx: PlatformTransaction, model: string): Promise<void> {
  await trx.deleteFrom('modelPrices').where('model', '=', model).where('isDefault', '=', true).execute();
}
