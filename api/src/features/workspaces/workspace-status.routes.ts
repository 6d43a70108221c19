import { workspaceStatus as contract, workspaceBulk } from '@bidloom/contract';
import { requireTender } from '../../lib/access/require-workspace.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { changeSeveral } from './change-several.ts';
import { moveWorkspace } from './move-workspace.ts';
import { noteOfTender } from './note-of-tender.ts';
import { listStatusMoves } from './status-moves.repository.ts';
import { presentWorkspace } from './workspaces.presenter.ts';
import { getWorkspace } from './workspaces.service.ts';

export const workspaceStatusFeature: Feature = async (app) => {
  implement(app, contract.moveWorkspace, async ({ params, body, user, change }) => {
    const { customerId, id } = params;
    const moved = await change(async (trx) => {
      if (!(await moveWorkspace(trx, { id, customerId }, body, user.userId))) throw notFound('The tender');
      return getWorkspace(trx, customerId, id);
    }, noteOfTender('moved'));
    return one(presentWorkspace(moved));
  });

  implement(app, workspaceBulk.changeWorkspaces, async ({ body, user, change, request }) => {
    const note = noteOfTender(body.action === 'move' ? 'moved' : 'updated');
    return one(await changeSeveral(body, user.userId, (work) => change(work, note), request.log));
  });

  implement(app, contract.statusMoves, async ({ params, query, tenant }) =>
    page(
      await tenant(async (trx) => {
        await requireTender(trx, params.id, params.customerId);
        return listStatusMoves(trx, params.id, query);
      }),
      (row) => ({ ...row, movedAt: row.movedAt.toISOString() }),
    ),
  );
};
