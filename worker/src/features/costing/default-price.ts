import { asPlatform, type Database } from '@bidloom/db';
import type { ModelConfig } from '../../config.ts';
import { dropDefaultPrice, keepPrice } from './costing.repository.ts';

/**
 * Keeps the prices of the settings where the database takes the price of each use from. Those that a person set for the model win, and
 * nothing changes for what was used.
 */
export async function keepDefaultPrice(database: Database, model: ModelConfig | null): Promise<void> {
  if (!model) return;
  const { chatModel, prices } = model;
  // By the platform: prices are of no organisation.
  await asPlatform(database, async (trx) => {
    if (prices) await keepPrice(trx, chatModel, prices);
    else await dropDefaultPrice(trx, chatModel);
  });
}
