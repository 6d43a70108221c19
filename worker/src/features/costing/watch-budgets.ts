import { asPlatform, newId, type PlatformTransaction, productBranding } from '@bidloom/db';
import { sendMail } from '@bidloom/jobs';
import { renderMail } from '@bidloom/platform';
import { sql } from 'kysely';
import type { Platform } from '../../platform.ts';

/** Shares of a budget, in percent, that administrators are told of. */
const [nearly, wholly] = [80, 100];
/** Milliseconds between two looks. */
const lookEvery = 60_000;

type Services = Pick<Platform, 'database' | 'queue' | 'logger'>;

/** An organisation that has used a share of its budget that nobody was told of. */
interface Passed {
  organizationId: string;
  name: string;
  monthlyAmount: string;
  cost: string;
  share: number;
}

/** Tells the platform's administrators once a month each of budgets that are nearly and wholly used. Every worker may look. */
export function watchBudgets(services: Services, settings: { publicUrl: string }): { stop(): Promise<void> } {
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(() => warnOfBudgets(services, settings))
      .catch((error: unknown) => {
        services.logger.error({ err: error }, 'budgets were not looked at');
      });
  }, lookEvery);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** One look; answers how many warnings were sent. */
export function warnOfBudgets({ database, queue }: Services, { publicUrl }: { publicUrl: string }): Promise<number> {
  // By the platform: budgets are its own, and its administrators belong to no organisation.
  return asPlatform(database, async (trx) => {
    const passed = await takePassed(trx);
    if (passed.length === 0) return 0;
    const recipients = await trx
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'PLATFORM_ADMIN')
      .where('isActive', '=', true)
      .execute();
    for (const budget of passed) {
      const { subject, text, html } = warningMail(budget, publicUrl);
      for (const { email } of recipients) {
        const mailId = newId();
        await trx
          .insertInto('outgoingMails')
          .values({ id: mailId, recipient: email, subject, body: text, html })
          .execute();
        await queue.send(trx, sendMail, { mailId });
      }
    }
    return passed.length;
  });
}

/**
 * The budgets that have passed a share since the last look, marked as told. Of two looks at the same moment the second waits for the first
 * and finds nothing; a budget that passes both shares at once is told of once, by the higher.
 */
async function takePassed(trx: PlatformTransaction): Promise<Passed[]> {
  const { rows } = await sql<Passed>`
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

function warningMail({ name, monthlyAmount, cost, share }: Passed, publicUrl: string) {
  const used = `${Number(cost).toFixed(2)} of ${Number(monthlyAmount).toFixed(2)}`;
  const state = share >= 100 ? 'has used all of its budget' : `has used ${share}% of its budget`;
  const content = {
    from: productBranding,
    title: `${name} ${state}`,
    paragraphs: [`${name} ${state} for this month: ${used}, in the currency of your prices.`],
    action: { label: 'Look at the costs', url: new URL('/costing', publicUrl).href },
    notes: ['Nothing is stopped by a budget. You are told at 80% and at 100%, once a month each.'],
  };
  return { subject: `${name} ${state}`, ...renderMail(content) };
}
