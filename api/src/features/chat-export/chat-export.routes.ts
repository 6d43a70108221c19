import { chatExport as contract } from '@bidloom/contract';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { startRun } from '../runs/start-run.ts';

export const chatExportFeature: Feature = async (app, { platform }) => {
  implement(app, contract.exportChatHistory, async ({ body, user, organizationId, tenant, record }) => {
    const requester = { organizationId, userId: user.userId, record };
    // What was asked in the chat is its owner's: no document is read for it.
    const order = { ...body, documentIds: null };
    return oneRun(await tenant((trx) => startRun(trx, platform, requester, order, 'chat_export', {})));
  });
};
