import { summaryTemplates as contract } from '@bidloom/contract';
import { noteFor } from '../../lib/audit/note-for.ts';
import { asJson, done, one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { whenClosed } from '../../lib/http/when-closed.ts';
import { listTemplates } from './summary-templates.repository.ts';
import { addTemplate, changeTemplate, draftPrompt, removeTemplate } from './summary-templates.service.ts';

const noteOf = (verb: string) => noteFor('summary_template', verb, ({ name }: { id: string; name: string }) => name);

export const summaryTemplatesFeature: Feature = async (app, { platform }) => {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  implement(app, contract.listSummaryTemplates, async ({ tenant }) => one((await tenant(listTemplates)).map(asJson)));

  implement(app, contract.createSummaryTemplate, async ({ body, user, organizationId, change }) =>
    one(asJson(await change((trx) => addTemplate(trx, organizationId, user.userId, body), noteOf('created')))),
  );

  implement(app, contract.updateSummaryTemplate, async ({ params, body, change }) =>
    one(asJson(await change((trx) => changeTemplate(trx, params.templateId, body), noteOf('updated')))),
  );

  implement(app, contract.deleteSummaryTemplate, async ({ params, change }) => {
    await change((trx) => removeTemplate(trx, params.templateId), noteOf('deleted'));
    return done();
  });

  implement(app, contract.generatePrompt, async ({ body, user, organizationId, reply }) => {
    const signal = AbortSignal.any([whenClosed(reply.raw), closing.signal]);
    return one(await draftPrompt(platform, { organizationId, userId: user.userId }, body.wish, signal));
  });
};
