import { asPlatform, newId, productBranding } from '@bidloom/db';
import { sendMail } from '@bidloom/jobs';
import { renderMail } from '@bidloom/platform';
import { insertMail } from '../../lib/outgoing-mails.repository.ts';
import type { Platform } from '../../platform.ts';
import { listAdministrators, type PassedBudget, takePassedBudgets } from './costing.repository.ts';

/** Milliseconds between two checks. */
const lookEvery = 60_000;

type Services = Pick<Platform, 'database' | 'queue' | 'logger'>;

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

/** One check; returns how many warnings were sent. */
export function warnOfBudgets({ database, queue }: Services, { publicUrl }: { publicUrl: string }): Promise<number> {
  // By the platform: budgets are its own, and its administrators belong to no organisation.
  return asPlatform(database, async (trx) => {
    const passed = await takePassedBudgets(trx);
    if (passed.length === 0) return 0;
    const recipients = await listAdministrators(trx);
    for (const budget of passed) {
      const { subject, text, html } = warningMail(budget, publicUrl);
      for (const recipient of recipients) {
        const mailId = newId();
        await insertMail(trx, { id: mailId, recipient, subject, text, html });
        await queue.send(trx, sendMail, { mailId });
      }
    }
    return passed.length;
  });
}

function warningMail({ name, monthlyAmount, cost, share }: PassedBudget, publicUrl: string) {
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
