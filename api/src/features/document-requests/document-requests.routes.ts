import { documentRequests as contract } from '@bidloom/contract';
import { standardSummary } from '@bidloom/contract/standard-summary';
import type { TenantTransaction } from '@bidloom/db';
import { requireWorkspace } from '../../lib/access/require-workspace.ts';
import { findTender } from '../../lib/choose-documents.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendObject } from '../../lib/http/send-object.ts';
import {
  findRequest,
  listItems,
  presentItem,
  presentRequest,
  type RequestRow,
  searchRequests,
} from './document-requests.repository.ts';
import {
  acceptQuestions,
  cancelRequest,
  correctItem,
  getItem,
  regenerateItem,
  removeRequest,
  renameRequest,
  retryRequest,
} from './document-requests.service.ts';
import { createExport, getExport } from './exports.ts';
import { own, requireUser, startRequest } from './start-request.ts';

const oneRequest = (row: RequestRow) => one(presentRequest(row));

export const documentRequestsFeature: Feature = async (app, { platform }) => {
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
    return one(presentItem(await tenant((trx) => correctItem(trx, requester, params, body))));
  });

  implement(app, contract.regenerateItem, async ({ params, user, organizationId, record }) =>
    oneRequest(await regenerateItem(platform, { organizationId, userId: user.userId, record }, params)),
  );

  implement(app, contract.acceptQuestions, async ({ params, body, user, organizationId, tenant, record }) => {
    const requester = { organizationId, userId: user.userId, record };
    const { items, ...counts } = await tenant((trx) => acceptQuestions(trx, requester, params, body));
    return one({ ...counts, items: items.map(presentItem) });
  });

  implement(app, contract.cancelRequest, async ({ params, user, organizationId, record }) =>
    oneRequest(await cancelRequest(platform, { organizationId, userId: user.userId, record }, params)),
  );

  implement(app, contract.retryRequest, async ({ params, user, organizationId, record }) =>
    oneRequest(await retryRequest(platform, { organizationId, userId: user.userId, record }, params)),
  );

  implement(app, contract.renameRequest, async ({ params, body, user, organizationId, tenant, record }) => {
    const requester = { organizationId, userId: user.userId, record };
    return oneRequest(await tenant((trx) => renameRequest(trx, requester, params, body.name)));
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

  implement(app, contract.extractKeywords, async ({ body, user, organizationId, tenant, record }) => {
    const { selectedKeywords, customKeywords, isGenerateSummary, includePartsOfWords } = body;
    const keywords = distinctKeywords(selectedKeywords, customKeywords);
    const parameters = { ...keywords, isGenerateSummary, includePartsOfWords };
    return oneRequest(
      await tenant((trx) =>
        startRequest(
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

  implement(app, contract.extractDatasheets, async ({ body, user, organizationId, tenant, record }) => {
    const { selectedKeywords, customKeywords, isGenerateSummary, startPage = null, endPage = null } = body;
    const keywords = distinctKeywords(selectedKeywords, customKeywords);
    const parameters = { ...keywords, isGenerateSummary, startPage, endPage };
    return oneRequest(
      await tenant((trx) =>
        startRequest(
          trx,
          platform,
          { organizationId, userId: user.userId, record },
          body,
          'datasheet_extraction',
          parameters,
        ),
      ),
    );
  });

  implement(app, contract.summarise, async ({ body, user, organizationId, tenant, record }) =>
    oneRequest(
      await tenant(async (trx) => {
        const chosen = body.sections
          ? { templateId: null, templateName: 'Preview', sections: body.sections, isPreview: true }
          : { ...(await chooseTemplate(trx, body.templateId ?? null)), isPreview: false };
        const parameters = { ...chosen, regenerate: null };
        return startRequest(
          trx,
          platform,
          { organizationId, userId: user.userId, record },
          body,
          'summary',
          parameters,
        );
      }),
    ),
  );

  for (const [endpoint, onlyNew] of [
    [contract.generateQuestions, false],
    [contract.generateNewQuestions, true],
  ] as const) {
    implement(app, endpoint, async ({ body, user, organizationId, tenant, record }) => {
      const requester = { organizationId, userId: user.userId, record };
      const parameters = { count: body.count, onlyNew };
      return oneRequest(
        await tenant((trx) => startRequest(trx, platform, requester, body, 'question_generation', parameters)),
      );
    });
  }

  implement(app, contract.queryWorkspace, async ({ body, user, organizationId, tenant, record }) => {
    const { documents: documentIds, categories, ...named } = body;
    const requester = { organizationId, userId: user.userId, record };
    return oneRequest(
      await tenant(async (trx) => {
        const order = { ...named, workspaceId: named.workspaceId ?? (await findTender(trx, documentIds ?? [])) };
        const parameters = { categories: await chooseCategories(trx, categories) };
        return startRequest(trx, platform, requester, { ...order, documentIds }, 'batch_query', parameters);
      }),
    );
  });

  implement(app, contract.queryRequest, async ({ params, body, user, organizationId, tenant, record }) => {
    const requester = { organizationId, userId: user.userId, record };
    return oneRequest(
      await tenant(async (trx) => {
        const earlier = own(await findRequest(trx, params, user.userId));
        const documentIds = body.documents ?? (earlier.documentIds.length > 0 ? earlier.documentIds : undefined);
        const parameters = { categories: await chooseCategories(trx, body.categories) };
        const { userId, customerId, teamId = earlier.teamId } = body;
        const order = { workspaceId: params.workspaceId, userId, customerId, teamId, documentIds };
        return startRequest(trx, platform, requester, order, 'batch_query', parameters);
      }),
    );
  });

  implement(app, contract.exportChatHistory, async ({ body, user, organizationId, tenant, record }) =>
    oneRequest(
      await tenant((trx) =>
        startRequest(trx, platform, { organizationId, userId: user.userId, record }, body, 'chat_export', {}),
      ),
    ),
  );
};

/** Each keyword once, whatever its case; one that is in both lists is a selected one. */
function distinctKeywords(selected: readonly string[], custom: readonly string[]) {
  const seen = new Set<string>();
  const once = (text: string) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  return { selectedKeywords: selected.filter(once), customKeywords: custom.filter(once) };
}

/** The template of this id, the organisation's default, or the one that comes with the product. */
async function chooseTemplate(trx: TenantTransaction, id: string | null) {
  const templates = trx.selectFrom('summaryTemplates').select(['id', 'name', 'sections']);
  const found = await (id
    ? templates.where('id', '=', id)
    : templates.where('isDefault', '=', true)
  ).executeTakeFirst();
  if (!found && id) throw notFound('The template');
  if (!found) return { templateId: null, templateName: standardSummary.name, sections: standardSummary.sections };
  const sections = found.sections as unknown as { title: string; prompt: string }[];
  return { templateId: found.id, templateName: found.name, sections };
}

/** Throws `not_found` where one of the categories is not the organisation's. */
async function chooseCategories(trx: TenantTransaction, ids: readonly string[]) {
  const found = await trx
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  if (found.length < new Set(ids).size) throw notFound('A category');
  return found;
}
