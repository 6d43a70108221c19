import { runs as contract, runChanges } from '@bidloom/contract';
import { done, one, page } from '../../lib/answers.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { requireWorkspace } from '../../lib/require-workspace.ts';
import { sendObject } from '../../lib/send-object.ts';
import type { Analyses } from './analyses.ts';
import { compareRuns } from './compare-runs.ts';
import { createExport, getExport } from './exports.ts';
import { oneRun } from './one-run.ts';
import { findRequest, listItems, presentItem, presentRequest, searchRequests } from './runs.repository.ts';
import { cancelRequest, correctItem, getItem, removeRequest, renameRequest, retryRequest } from './runs.service.ts';
import { own, requireUser } from './start-run.ts';

/** The calls that all runs have in common; what an analysis starts by is its own. */
export const runsFeature =
  (analyses: Analyses): Feature =>
  async (app, { platform }) => {
    implement(app, contract.searchRequests, async ({ params, query, user, tenant }) => {
      const found = await tenant(async (trx) => {
        await requireWorkspace(trx, params.workspaceId);
        if (query.createdBy) await requireUser(trx, query.createdBy);
        const { sortDirection } = query;
        const sortDescending = sortDirection ? sortDirection.startsWith('desc') : query.sortDescending;
        return searchRequests(trx, params.workspaceId, user.userId, { ...query, sortDescending });
      });
      return page(found, presentRequest);
    });

    implement(app, contract.viewRequest, async ({ params, query, user, tenant }) => {
      const { request, items } = await tenant(async (trx) => ({
        request: own(await findRequest(trx, params, user.userId)),
        items: await listItems(trx, params.id, query),
      }));
      return one({ ...presentRequest(request), items: items.map(presentItem) });
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

    implement(app, contract.cancelRequest, async ({ params, user, organizationId, record }) =>
      oneRun(await cancelRequest(platform, { organizationId, userId: user.userId, record }, params)),
    );

    implement(app, contract.retryRequest, async ({ params, user, organizationId, record }) =>
      oneRun(await retryRequest(platform, { organizationId, userId: user.userId, record }, params)),
    );

    implement(app, contract.renameRequest, async ({ params, body, user, organizationId, tenant, record }) => {
      const requester = { organizationId, userId: user.userId, record };
      return oneRun(await tenant((trx) => renameRequest(trx, requester, params, body.name)));
    });

    implement(app, contract.deleteRequest, async ({ params, user, organizationId, record }) => {
      await removeRequest(platform, { organizationId, userId: user.userId, record }, params);
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
      if (file.status === 'queued') throw new AppError('conflict', 'The file is not written yet');
      if (!file.objectKey || !file.fileName || !file.mediaType) throw notFound('The file');
      const { id, requestId } = file;
      const target = { type: 'download', id, name: file.fileName };
      await tenant((trx) => record(trx, { action: 'download.opened', target, details: { requestId } }));
      const { objectKey: key, fileName, mediaType: contentType } = file;
      return sendObject(request, reply, platform.storage, { key, fileName, contentType, inline: false });
    });
  };
