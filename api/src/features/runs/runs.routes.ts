import { runs as contract, runChanges } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import { requireWorkspace } from '../../lib/access/require-workspace.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendObject } from '../../lib/http/send-object.ts';
import type { Analyses } from './analyses.ts';
import { compareRuns } from './compare-runs.ts';
import { createExport, getExport } from './exports.ts';
import { oneRun } from './one-run.ts';
import { repeatRun } from './repeat-run.ts';
import { presentItem, presentRun } from './runs.presenter.ts';
import { findRun, listItems, searchRuns } from './runs.repository.ts';
import { cancelRun, correctItem, getItem, removeRun, renameRun, retryRun } from './runs.service.ts';
import { requireRun, requireUser } from './start-run.ts';

/** The calls that all runs have in common; what an analysis starts by is its own. */
export const runsFeature =
  (analyses: Analyses): Feature =>
  async (app, { platform }) => {
    implement(app, contract.searchRuns, async ({ params, query, user, tenant }) => {
      const found = await tenant(async (trx) => {
        await requireWorkspace(trx, params.workspaceId);
        if (query.createdBy) await requireUser(trx, query.createdBy);
        const { sortDirection } = query;
        const sortDescending = sortDirection ? sortDirection.startsWith('desc') : query.sortDescending;
        return searchRuns(trx, params.workspaceId, user.userId, { ...query, sortDescending });
      });
      return page(found, presentRun);
    });

    implement(app, contract.viewRun, async ({ params, query, user, tenant }) => {
      const { run, items } = await tenant(async (trx) => ({
        run: requireRun(await findRun(trx, params, user.userId)),
        items: await listItems(trx, params.id, query),
      }));
      return one({ ...presentRun(run), items: items.map(presentItem) });
    });

    implement(app, contract.viewItem, async ({ params, user, tenant }) =>
      one(presentItem(await tenant((trx) => getItem(trx, user, params)))),
    );

    implement(app, contract.correctItem, async ({ params, body, user, organizationId, tenant, record }) => {
      const requester = { organizationId, userId: user.userId, record };
      return one(presentItem(await tenant((trx) => correctItem(trx, analyses.corrections, requester, params, body))));
    });

    implement(app, runChanges.compareRuns, async ({ params, user, tenant }) =>
      one(await tenant((trx) => compareRuns(trx, analyses.compared, user.userId, params))),
    );

    implement(app, contract.cancelRun, async ({ params, user, organizationId, record }) =>
      oneRun(await cancelRun(platform, { organizationId, userId: user.userId, record }, params)),
    );

    implement(app, contract.retryRun, async ({ params, user, organizationId, record }) =>
      oneRun(await retryRun(platform, { organizationId, userId: user.userId, record }, params)),
    );

    implement(app, contract.repeatRun, async ({ params, user, organizationId, tenant, record }) => {
      const requester = { organizationId, userId: user.userId, record };
      return oneRun(await tenant((trx) => repeatRun(trx, platform, requester, params)));
    });

    implement(app, contract.renameRun, async ({ params, body, user, organizationId, tenant, record }) => {
      const requester = { organizationId, userId: user.userId, record };
      return oneRun(await tenant((trx) => renameRun(trx, requester, params, body.name)));
    });

    implement(app, contract.deleteRun, async ({ params, user, organizationId, record }) => {
      await removeRun(platform, { organizationId, userId: user.userId, record }, params);
      return done();
    });

    implement(app, contract.createExport, async ({ params, body, user, organizationId, tenant, record }) => {
      const requester = { organizationId, userId: user.userId, record };
      return one(await tenant((trx) => createExport(trx, platform, requester, params, body.format)));
    });

    implement(app, contract.getExport, async ({ params, user, tenant }) =>
      one(await tenant((trx) => getExport(trx, user, params))),
    );

    implement(app, contract.exportContent, async ({ params, user, tenant, record, request, reply }) => {
      const file = await tenant((trx) => getExport(trx, user, params));
      if (file.status === 'queued') throw new AppError(failures.runs.fileNotWritten);
      if (!file.objectKey || !file.fileName || !file.mediaType) throw notFound('The file');
      const { id, requestId } = file;
      const target = { type: 'download', id, name: file.fileName };
      await tenant((trx) => record(trx, { action: 'download.opened', target, details: { requestId } }));
      const { objectKey: key, fileName, mediaType: contentType } = file;
      return sendObject(request, reply, platform.storage, { key, fileName, contentType, inline: false });
    });
  };
