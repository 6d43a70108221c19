import { workspaceViews as contract } from '@bidloom/contract';
import { noteFor } from '../../lib/audit/note-for.ts';
import { done, one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentView } from './workspace-views.presenter.ts';
import { listViews, type ViewRow } from './workspace-views.repository.ts';
import { addView, changeView, removeView } from './workspace-views.service.ts';

export const workspaceViewsFeature: Feature = async (app) => {
  implement(app, contract.listViews, async ({ user, tenant }) => {
    const rows = await tenant((trx) => listViews(trx, user.userId));
    return one(rows.map((row) => presentView(row, user.userId)));
  });

  implement(app, contract.createView, async ({ params, body, user, change }) => {
    const made = await change((trx) => addView(trx, params.organizationId, user, body), noteOf('created'));
    return one(presentView(made, user.userId));
  });

  implement(app, contract.updateView, async ({ params, body, user, change }) => {
    const changed = await change((trx) => changeView(trx, user, params.id, body), noteOf('updated'));
    return one(presentView(changed, user.userId));
  });

  implement(app, contract.deleteView, async ({ params, user, change }) => {
    await change((trx) => removeView(trx, user, params.id), noteOf('deleted'));
    return done();
  });
};

const noteOf = (verb: string) => noteFor('tender_view', verb, ({ name }: ViewRow) => name);
