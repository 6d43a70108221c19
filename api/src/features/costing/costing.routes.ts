import { costing as contract } from '@bidloom/contract';
import { asPlatform, recordAudit } from '@bidloom/db';
import { contentDisposition, writeCsv } from '@bidloom/platform';
import { downloadName } from '@bidloom/texts/download-name';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { changesBetween } from '../../lib/audit/changes-between.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentCost, toFigures } from './costing.presenter.ts';
import { listPrices, listUsage, lockBudget, saveBudget, savePrice, searchCosts } from './costing.repository.ts';
import { summarise, twelveMonths } from './summarise.ts';

const currentMonth = () => new Date().toISOString().slice(0, 7);

export const costingFeature: Feature = async (app, { platform }) => {
  const { database } = platform;

  implement(app, contract.getCostSummary, async ({ query }) =>
    one(await asPlatform(database, (trx) => summarise(trx, query.month ?? currentMonth(), query))),
  );

  implement(app, contract.searchCosts, async ({ query }) => {
    const month = `${query.month ?? currentMonth()}-01`;
    const found = await asPlatform(database, (trx) => searchCosts(trx, month, query));
    return page(found, presentCost);
  });

  implement(app, contract.listPrices, async () => one(await asPlatform(database, listPrices)));

  implement(app, contract.setPrice, async ({ body, request }) => {
    const { model, ...prices } = body;
    const saved = await asPlatform(database, async (trx) => {
      const before = (await listPrices(trx)).find((price) => price.model === model);
      await savePrice(trx, body);
      const none = { inputPrice: null, outputPrice: null };
      const details = changesBetween({ ...prices, ...none, ...before }, prices);
      const target = { type: 'price', id: model, name: model };
      await recordAudit(trx, auditSource(request), { organizationId: null, action: 'price.updated', target, details });
      // After its entry, which names who set it.
      const after = (await listPrices(trx)).find((price) => price.model === model);
      if (!after) throw new Error('A price that was saved is not there');
      return after;
    });
    return one(saved);
  });

  implement(app, contract.setBudget, async ({ params: { organizationId }, body: { monthlyAmount }, request }) => {
    const found = await asPlatform(database, async (trx) => {
      const before = await lockBudget(trx, organizationId);
      if (!before) throw notFound('The organization');
      await saveBudget(trx, organizationId, monthlyAmount);
      const from = before.monthlyAmount === null ? null : Number(before.monthlyAmount);
      const details = changesBetween({ monthlyAmount: from }, { monthlyAmount });
      const target = { type: 'organization', id: organizationId, name: before.name };
      await recordAudit(trx, auditSource(request), { organizationId: null, action: 'budget.updated', target, details });
      const first = { sortBy: 'name', sortDescending: false, pageNumber: 1, pageSize: 1 };
      return searchCosts(trx, `${currentMonth()}-01`, first, { organizationId });
    });
    const [row] = found.items;
    if (!row) throw notFound('The organization');
    return one(presentCost(row));
  });

  implement(app, contract.exportCosts, async ({ query, reply }) => {
    const month = query.month ?? currentMonth();
    const rows = await asPlatform(database, (trx) => listUsage(trx, twelveMonths(month)));
    const header = [
      'Month',
      'Organization',
      'Model',
      'Work',
      'Events',
      'Pages',
      'Input tokens',
      'Output tokens',
      'Cost',
    ];
    const lines = rows.map((row) => {
      const { events, pages, inputTokens, outputTokens, cost } = toFigures(row);
      return [row.month, row.name, row.model || null, row.kind, events, pages, inputTokens, outputTokens, cost];
    });
    const name = downloadName({ subject: 'Costing', what: 'costs until', when: month, ending: 'csv' });
    return reply
      .header('content-disposition', contentDisposition(name, false))
      .type('text/csv; charset=utf-8')
      .send(writeCsv([header, ...lines]));
  });
};
