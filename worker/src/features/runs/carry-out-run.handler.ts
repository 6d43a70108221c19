import { licenceRefusal, type TenantTransaction, withTenant } from '@bidloom/db';
import type { carryOutRun } from '@bidloom/jobs';
import { type RunType, runParameters, runTypes } from '@bidloom/jobs/run-types';
import { endsWith, type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import { type Analyst, usesModel } from '../../analyst/analyst.ts';
import { costOf, type ModelPrices } from '../../analyst/cost-of.ts';
import type { AnalystTasks } from '../../analyst/tasks.ts';
import type { Platform } from '../../platform.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import { announceRunEnd, createRunReporter } from './report-run.ts';
import type { RunContext, Runner, Runners, RunOutcome } from './run-context.ts';
import {
  endRun,
  loadRunDocuments,
  loadSteps,
  type RunKey,
  replacedStep,
  replaceStep,
  saveRunUsage,
  saveStep,
  startRun,
} from './runs.repository.ts';

/**
 * Carries out runs of analysis. It can be killed at any point: a run consists of steps, each written whole with its items; the next attempt
 * continues after the last one, and the end is written once, with its notifications.
 */
export function carryOutRunHandler(
  platform: Platform,
  analyst: Analyst & AnalystTasks,
  compute: ComputeAnalysis,
  runners: Runners,
  prices: ModelPrices | null,
) {
  const { database, events, logger } = platform;
  return async (run: JobRun<z.output<typeof carryOutRun.payload>>): Promise<void> => {
    const { organizationId, requestId } = run.payload;
    const key: RunKey = { organizationId, requestId, jobId: run.id };
    const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
    const started = await tenant(async (trx) => {
      const row = await startRun(trx, key, analyst.engine);
      return (
        row && { row, steps: await loadSteps(trx, requestId), documents: await loadRunDocuments(trx, row.documentIds) }
      );
    });
    if (!started) return;
    const { row, steps, documents } = started;
    const subject = { ...key, ...row };
    const reporter = createRunReporter(platform, subject);
    let spending: Promise<void> = Promise.resolve();

    const own = async (written: Promise<boolean>) => {
      if (await written) return;
      run.signal.throwIfAborted();
      throw new SupersededError();
    };
    const context: Omit<RunContext<RunType>, 'parameters'> = {
      requestId,
      organizationId,
      workspaceId: row.workspaceId,
      userId: row.createdBy,
      documents,
      analyst,
      compute,
      turn: { organizationId, lane: 'runs', signal: run.signal },
      signal: run.signal,
      tenant,
      isDone: (step) => steps.has(step),
      isReplaced: (step) => steps.has(replacedStep(step, run.id)),
      save: (step, items) => own(tenant((trx) => saveStep(trx, key, step, items))),
      replace: (step, items) => own(tenant((trx) => replaceStep(trx, key, step, items))),
      report: reporter.report,
      spend(usage) {
        const spent = { ...usage, cost: costOf(usage, prices) };
        const of = { organizationId, requestId, workspaceId: row.workspaceId, userId: row.createdBy };
        spending = spending
          .then(() => tenant((trx) => saveRunUsage(trx, of, row.requestType, spent)))
          .catch((error: unknown) => logger.error({ err: error, requestId }, 'the cost of a call was not noted'));
      },
    };
    try {
      reporter.report('Starting', 0);
      const refusal = await tenant((trx) =>
        licenceRefusal(
          trx,
          organizationId,
          usesModel(analyst) && !runTypes[row.requestType].isWithoutModel ? 'tokens' : 'force',
        ),
      );
      if (refusal) throw new PermanentError(refusal);
      if (documents.length === 0 && row.documentIds.length > 0) {
        throw new PermanentError('The documents of this run are no longer there.');
      }
      const outcome =
        row.engine === analyst.engine
          ? await carryOut(runners, row.requestType, context, row.parameters)
          : keepAsItIs(row.result);
      // A report of progress that is being written must not come after the end.
      await reporter.settle();
      await spending;
      await complete(outcome);
    } catch (error) {
      // Cancelled, or passed to another worker: the code that did so has already decided what happens to the run.
      if (error instanceof SupersededError) return;
      if (run.signal.aborted) throw error;
      if (!endsWith(run, error)) throw error;
      logger.error({ err: error, requestId }, 'a run of analysis failed');
      await reporter.settle();
      await spending;
      const unknown = 'Something went wrong. Try again; if it fails once more, tell your administrator.';
      await fail(error instanceof PermanentError ? error.message : unknown);
    } finally {
      await reporter.settle();
      await spending;
    }

    function complete({ result, message }: RunOutcome): Promise<void> {
      return tenant(async (trx) => {
        if (!(await endRun(trx, key, { status: 'completed', result }))) return;
        await announceRunEnd(trx, events, subject, { status: 'completed', message });
      });
    }

    function fail(failure: string): Promise<void> {
      return tenant(async (trx) => {
        if (!(await endRun(trx, key, { status: 'failed', failure }))) return;
        const message = `${runTypes[row.requestType].name} run failed. ${failure}`;
        await announceRunEnd(trx, events, subject, { status: 'failed', message });
      });
    }
  };
}

/**
 * Results of one analyst are never mixed with those of another, because the label is for the whole run. A run that was complete before, of
 * which a part was requested again, stays complete.
 */
function keepAsItIs(result: unknown): RunOutcome {
  const reason = 'A language model was set or taken away since this run was begun.';
  if (result === null) throw new PermanentError(`${reason} What it found is kept; start a new run.`);
  return { result: result as Record<string, unknown>, message: `Nothing was regenerated. ${reason} Start a new run.` };
}

/** Another job has the run, or it has ended: this job does not touch it. */
class SupersededError extends Error {
  override name = 'SupersededError';
  constructor() {
    super('The run is no longer this job’s.');
  }
}

function carryOut<Type extends RunType>(
  runners: Runners,
  type: Type,
  context: Omit<RunContext<RunType>, 'parameters'>,
  stored: unknown,
): Promise<RunOutcome> {
  const parameters = runParameters[type].parse(stored);
  const runner = runners[type] as Runner<Type>;
  return runner({ ...context, parameters } as RunContext<Type>);
}
