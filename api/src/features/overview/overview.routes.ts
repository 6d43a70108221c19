import { overview as contract } from '@bidloom/contract';
import { contentDisposition } from '@bidloom/platform';
import { downloadName } from '@bidloom/texts/download-name';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { viewKeyDates, viewOverview } from './overview.service.ts';
import { writeDates } from './write-dates.ts';

export const overviewFeature: Feature = async (app, { config }) => {
  implement(app, contract.getOverview, async ({ params, user, organizationId, tenant }) => {
    const visitor = { organizationId, workspaceId: params.workspaceId, userId: user.userId };
    return one(await tenant((trx) => viewOverview(trx, visitor, user.role === 'ORGANIZATION_ADMIN')));
  });

  implement(app, contract.downloadDates, async ({ params, organizationId, tenant, reply }) => {
    const found = await tenant((trx) => viewKeyDates(trx, params.workspaceId));
    const name = downloadName({ subject: found.tender.name, what: 'key dates', when: new Date(), ending: 'ics' });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', contentDisposition(name, false))
      .send(writeDates({ organizationId, publicUrl: config.publicUrl, ...found }));
  });
};
