import { keywordExtraction as contract } from '@bidloom/contract';
import { distinctKeywords } from '../../lib/distinct-keywords.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { startRun } from '../runs/start-run.ts';

export const keywordExtractionFeature: Feature = async (app, { platform }) => {
  implement(app, contract.extractKeywords, async ({ body, user, organizationId, tenant, record }) => {
    const { selectedKeywords, customKeywords, isGenerateSummary, includePartsOfWords } = body;
    const keywords = distinctKeywords(selectedKeywords, customKeywords);
    const parameters = { ...keywords, isGenerateSummary, includePartsOfWords };
    return oneRun(
      await tenant((trx) =>
        startRun(
          trx,
          platform,
          { organizationId, userId: user.userId, record },
          body,
          'keyword_extraction',
          parameters,
        ),
      ),
    );
  });
};
