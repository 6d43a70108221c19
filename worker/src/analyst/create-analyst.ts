import { ConfigError, type Logger } from '@bidloom/platform';
import type { ModelConfig } from '../config.ts';
import type { ComputeAnalysis } from '../threads/computations.ts';
import type { Analyst } from './analyst.ts';
import { createExtractiveAnalyst } from './extractive/create-extractive-analyst.ts';
import { createExtractiveTasks } from './extractive/create-extractive-tasks.ts';
import type { Patience } from './langchain/patience.ts';
import type { AnalystTasks } from './tasks.ts';

/** Milliseconds that the start waits for the embedding model. */
const probeFor = 10_000;

/**
 * The analyst that the settings name: a language model where one is set, otherwise the built-in one. Throws a `ConfigError` where
 * the embedding model can't serve; one that can't be reached is logged, since it may come back.
 */
export async function createAnalyst(
  model: ModelConfig | null,
  logger: Logger,
  compute: ComputeAnalysis,
  patience?: Patience,
): Promise<Analyst & AnalystTasks> {
  if (!model) return { ...createExtractiveAnalyst(compute), ...createExtractiveTasks(compute) };
  // Loaded only where it is used: the client takes longer to load than all the rest of the worker.
  const { createLangchainAnalyst } = await import('./langchain/create-langchain-analyst.ts');
  const analyst = createLangchainAnalyst(model, compute, patience);
  await analyst.probe(AbortSignal.timeout(probeFor)).catch((error: unknown) => {
    if (error instanceof ConfigError) throw error;
    logger.warn({ err: error }, 'the embedding model does not answer; search goes by words until it does');
  });
  return analyst;
}
