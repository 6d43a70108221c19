import { newId, withTenant } from '@bidloom/db';
import type { writePrompt } from '@bidloom/jobs';
import { type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import { costOf, type ModelPrices } from '../../analyst/cost-of.ts';
import type { AnalystTasks, TaskCall } from '../../analyst/tasks.ts';
import type { Platform } from '../../platform.ts';

/** Drafts a section's prompt from a plain wish; somebody is waiting for it. */
export function writePromptHandler(platform: Platform, analyst: AnalystTasks, prices: ModelPrices | null) {
  const { database, events, logger } = platform;
  return async (run: JobRun<z.output<typeof writePrompt.payload>>): Promise<void> => {
    const { organizationId, promptDraftId } = run.payload;
    const draft = await withTenant(database, organizationId, (trx) =>
      trx
        .selectFrom('promptDrafts')
        .select(['wish', 'userId'])
        .where('id', '=', promptDraftId)
        .where('prompt', 'is', null)
        .where('failure', 'is', null)
        .executeTakeFirst(),
    );
    if (!draft) return;
    const { wish, userId } = draft;
    const calls: Parameters<TaskCall['spend']>[0][] = [];
    const spend: TaskCall['spend'] = (usage) => calls.push(usage);
    try {
      await end({ prompt: await analyst.writePrompt({ wish, signal: run.signal, spend }) });
    } catch (error) {
      if (run.signal.aborted) throw error;
      logger.error({ err: error, promptDraftId }, 'a prompt was not drafted');
      const isFinal = error instanceof PermanentError;
      if (!isFinal && !run.lastAttempt) throw error;
      await end({ failure: isFinal ? error.message : 'The prompt could not be drafted. Please try again.' });
    }

    function end(outcome: { prompt: string } | { failure: string }): Promise<void> {
      return withTenant(database, organizationId, async (trx) => {
        await trx.updateTable('promptDrafts').set(outcome).where('id', '=', promptDraftId).execute();
        for (const { milliseconds, ...usage } of calls) {
          const cost = costOf(usage, prices);
          const row = { id: newId(), organizationId, userId, kind: 'prompt', milliseconds: Math.round(milliseconds) };
          await trx
            .insertInto('usageEvents')
            .values({ ...row, ...usage, cost })
            .execute();
        }
        await events.publish({ type: 'prompt-draft.done', organizationId, userId, data: { promptDraftId } }, trx);
      });
    }
  };
}
