import { summaries as contract } from '@bidloom/contract';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { startRun } from '../runs/start-run.ts';
import { chooseTemplate } from './choose-template.ts';
import { regenerateSection } from './regenerate-section.ts';

export const summariesFeature: Feature = async (app, { platform }) => {
  implement(app, contract.summarise, async ({ body, user, organizationId, tenant, record }) =>
    oneRun(
      await tenant(async (trx) => {
        const chosen = body.sections
          ? { templateId: null, templateName: 'Preview', sections: body.sections, isPreview: true }
          : { ...(await chooseTemplate(trx, body.templateId ?? null)), isPreview: false };
        const parameters = { ...chosen, regenerate: null };
        return startRun(trx, platform, { organizationId, userId: user.userId, record }, body, 'summary', parameters);
      }),
    ),
  );

  implement(app, contract.regenerateItem, async ({ params, user, organizationId, record }) =>
    oneRun(await regenerateSection(platform, { organizationId, userId: user.userId, record }, params)),
  );
};
