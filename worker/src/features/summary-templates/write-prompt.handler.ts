import { withTenant } from '@bidloom/db';
import type { writePrompt } from '@bidloom/jobs';
import { endsWith, type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import type { Analyst } from '../../analyst/analyst.ts';
import { costOf, type ModelPrices } from '../../analyst/cost-of.ts';
import type { AnalystTasks, TaskCall } from '../../analyst/tasks.ts';
import type { Platform } from '../../platform.ts';
import { endDraft, findOpenDraft, type Outcome, saveDraftUsage } from './prompt-drafts.repository.ts';

/**
 * Drafts a section's prompt from a plain wish, while a person waits for it. The cost of a call to a model is recorded when the call
 * returns, whatever happens to the attempt.
 */
export function writePromptHandler(
  platform: Platform,
  analyst: Pick<Analyst, 'engine'> & AnalystTasks,
  prices: ModelPrices | null,
) {
  const { database, events, logger } = platform;
  return async (run: JobRun<z.output<typeof writePrompt.payload>>): Promise<void> => {
    const { organizationId, promptDraftId } = run.payload;
    const draft = await withTenant(database, organizationId, (trx) => findOpenDraft(trx, promptDraftId));
    if (!draft) return;
    const { wish, userId } = draft;
    let model: string | null = null;
    let spending: Promise<void> = Promise.resolve();
    const spend: TaskCall['spend'] = (usage) => {
      model = usage.model;
      spending = spending
        .then(() => note(usage))
        .catch((error: unknown) => logger.error({ err: error, promptDraftId }, 'the cost of a call was not noted'));
    };
    try {
      const prompt = await analyst.writePrompt({ wish, signal: run.signal, spend });
      await end({ prompt, engine: analyst.engine, model });
    } catch (error) {
      if (run.signal.aborted) throw error;
      if (!endsWith(run, error)) throw error;
      logger.error({ err: error, promptDraftId }, 'a prompt was not drafted');
      const unknown = 'The prompt could not be drafted. Please try again.';
      await end({ failure: error instanceof PermanentError ? error.message : unknown });
    } finally {
      await spending;
    }

    async function note(usage: Parameters<TaskCall['spend']>[0]): Promise<void> {
      const spent = { ...usage, cost: costOf(usage, prices) };
      await withTenant(database, organizationId, (trx) => saveDraftUsage(trx, { organizationId, userId }, spent));
    }

    async function end(outcome: Outcome): Promise<void> {
      await spending;
      await withTenant(database, organizationId, async (trx) => {
        await endDraft(trx, promptDraftId, outcome);
        await events.publish({ type: 'prompt-draft.done', organizationId, userId, data: { promptDraftId } }, trx);
      });
    }
  };
}
