import type { ModelConfig } from '../config.ts';
import type { Analyst } from './analyst.ts';
import { createExtractiveAnalyst } from './extractive/create-extractive-analyst.ts';

/** The analyst that the settings name: a language model where one is set, otherwise the built-in one. */
export async function createAnalyst(model: ModelConfig | null): Promise<Analyst> {
  if (!model) return createExtractiveAnalyst();
  // Loaded only where it is used: the client takes longer to load than all the rest of the worker.
  const { createLangchainAnalyst } = await import('./langchain/create-langchain-analyst.ts');
  return createLangchainAnalyst(model);
}
