import { datasheetExtraction as contract, extractedTables } from '@bidloom/contract';
import { one } from '../../lib/answers.ts';
import { distinctKeywords } from '../../lib/distinct-keywords.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { startRequest } from '../runs/start-run.ts';
import { listTables, viewTable } from './tables.service.ts';

export const datasheetExtractionFeature: Feature = async (app, { platform }) => {
  implement(app, contract.extractDatasheets, async ({ body, user, organizationId, tenant, record }) => {
    const { selectedKeywords, customKeywords, isGenerateSummary, startPage = null, endPage = null } = body;
    const keywords = distinctKeywords(selectedKeywords, customKeywords);
    const parameters = { ...keywords, isGenerateSummary, startPage, endPage };
    return oneRun(
      await tenant((trx) =>
        startRequest(
          trx,
          platform,
          { organizationId, userId: user.userId, record },
          body,
          'datasheet_extraction',
          parameters,
        ),
      ),
    );
  });

  implement(app, extractedTables.listTables, async ({ params, user, tenant }) =>
    one(await tenant((trx) => listTables(trx, user.userId, params))),
  );

  implement(app, extractedTables.viewTable, async ({ params, user, tenant }) =>
    one(await tenant((trx) => viewTable(trx, user.userId, params))),
  );
};
