import { requestTables as contract, requestChanges } from '@bidloom/contract';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { compareRuns } from './compare-runs.ts';
import { listTables, viewTable } from './tables.service.ts';

export const requestTablesFeature: Feature = async (app) => {
  implement(app, contract.listTables, async ({ params, user, tenant }) =>
    one(await tenant((trx) => listTables(trx, user.userId, params))),
  );

  implement(app, contract.viewTable, async ({ params, user, tenant }) =>
    one(await tenant((trx) => viewTable(trx, user.userId, params))),
  );

  implement(app, requestChanges.compareRuns, async ({ params, user, tenant }) =>
    one(await tenant((trx) => compareRuns(trx, user.userId, params))),
  );
};
