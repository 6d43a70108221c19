import { datasheetExtraction as contract, extractedTables } from '@bidloom/contract';
import { distinctKeywords } from '../../lib/distinct-keywords.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { startRun } from '../runs/start-run.ts';
import { listTables, viewTable } from './tables.service.ts';

export const datasheetExtractionFeature: Feature = async (app, { platform }) => {
  implement(app, contract.extractDatasheets, async ({ body, user, organizationId, tenant, record }) => {
    const { selectedKeywords, customKeywords, isGenerateSummary, startPage = null, endPage = null } = body;
    const keywords = distinctKeywords(selectedKeywords, customKeywords);
    const parameters = { ...keywords, isGenerateSummary, startPage, endPage };
    return oneRun(
      await tenant((trx) =>
        startRun(
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

  implement(app, extractedTables.listTables, async ({ params, query, user, tenant }) =>
    one(await tenant((trx) => listTables(trx, user.userId, params, query.searchTerm))),
  );

  implement(app, extractedTables.viewTable, async ({ params, user, tenant }) =>
    one(await tenant((trx) => viewTable(trx, user.userId, params))),
  );
};
