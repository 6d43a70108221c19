import { asPlatform, type Database } from '@bidloom/db';
import { sql } from 'kysely';
import type { ModelConfig } from '../../config.ts';

/**
 * Keeps the prices of the settings where the database takes the price of each use from. Those that a person set for the model win, and
 * nothing changes for what was used.
 */
export async function keepDefaultPrice(database: Database, model: ModelConfig | null): Promise<void> {
  if (!model) return;
  const { chatModel, prices } = model;
  // By the platform: prices are of no organisation.
  await asPlatform(database, async (trx) => {
    if (!prices) {
      await trx.deleteFrom('modelPrices').where('model', '=', chatModel).where('isDefault', '=', true).execute();
      return;
    }
    const values = {
      inputPrice: prices.input,
      outputPrice: prices.output,
      isDefault: true,
      updatedAt: sql<Date>`now()`,
    };
    await trx
      .insertInto('modelPrices')
      .values({ model: chatModel, ...values })
      .onConflict((conflict) => conflict.column('model').doUpdateSet(values).where('modelPrices.isDefault', '=', true))
      .execute();
  });
}
