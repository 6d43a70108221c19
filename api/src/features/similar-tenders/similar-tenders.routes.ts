import { similarTenders as contract } from '@bidloom/contract';
import { one } from '../../lib/answers.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { viewSimilar } from './similar-tenders.service.ts';

export const similarTendersFeature: Feature = async (app) => {
  implement(app, contract.getSimilarTenders, async ({ params, tenant }) =>
    one(await tenant((trx) => viewSimilar(trx, params.id))),
  );
};
