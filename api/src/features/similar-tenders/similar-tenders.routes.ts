import { similarTenders as contract } from '@bidloom/contract';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { viewSimilar } from './similar-tenders.service.ts';

export const similarTendersFeature: Feature = async (app) => {
  implement(app, contract.getSimilarTenders, async ({ params, tenant }) =>
    one(await tenant((trx) => viewSimilar(trx, params.id))),
  );
};
