import { keywords as contract, type OutputOf } from '@bidloom/contract';
import { importKeywords } from '@bidloom/jobs';
import { resolveScopeId, toCustomerId } from '../../lib/access/scope.ts';
import { noteFor } from '../../lib/audit/note-for.ts';
import { asJson, done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendTemplate } from '../../lib/http/send-template.ts';
import { acceptImport } from '../../lib/upload/accept-import.ts';
import { type KeywordFields, listActiveKeywords, searchKeywords } from './keywords.repository.ts';
import { addKeyword, changeKeyword, copyKeywords, removeKeyword } from './keywords.service.ts';
import { listAcross } from './keywords-across.repository.ts';

export const keywordsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.searchKeywords, async ({ params, query, tenant }) =>
    page(
      await tenant(async (trx) => {
        const scopeId = await resolveScopeId(trx, params.customerId);
        return searchKeywords(trx, scopeId === null ? null : [scopeId], query);
      }),
    ),
  );

  implement(app, contract.keywordsAcross, async ({ query, tenant }) =>
    page(await tenant((trx) => listAcross(trx, query))),
  );

  implement(app, contract.createKeyword, async ({ body, organizationId, change }) =>
    one(asJson(await change((trx) => addKeyword(trx, organizationId, toFields(body)), noteOf('created')))),
  );

  implement(app, contract.updateKeyword, async ({ params, body, change }) =>
    one(asJson(await change((trx) => changeKeyword(trx, params.id, toFields(body)), noteOf('updated')))),
  );

  implement(app, contract.deleteKeyword, async ({ params, change }) => {
    await change((trx) => removeKeyword(trx, params.customerId, params.id), noteOf('deleted'));
    return done();
  });

  implement(app, contract.activeKeywords, async ({ params, query, tenant }) =>
    page(await tenant(async (trx) => listActiveKeywords(trx, await resolveScopeId(trx, params.customerId), query))),
  );

  implement(app, contract.cloneKeywords, async ({ params, body, change }) => {
    const { sourceCustomerId, targetCustomerId } = body;
    const copied = await change(
      (trx) => copyKeywords(trx, params.organizationId, sourceCustomerId, targetCustomerId),
      (counts) => ({ action: 'keyword.cloned', details: { ...counts, sourceCustomerId, targetCustomerId } }),
    );
    return one(copied);
  });

  implement(app, contract.importKeywords, async ({ params, user, request, record }) =>
    one(
      await acceptImport(request, platform, {
        record,
        kind: 'keywords',
        job: importKeywords,
        organizationId: params.organizationId,
        customerId: toCustomerId(params.customerId),
        createdBy: user.userId,
      }),
    ),
  );

  implement(app, contract.keywordsTemplate, ({ reply }) =>
    sendTemplate(reply, 'Keywords', [
      { title: 'Keyword', width: 40, example: 'Liquidated damages' },
      { title: 'Description', width: 60, example: 'What late delivery costs' },
    ]),
  );
};

const noteOf = (verb: string) => noteFor('keyword', verb, ({ text }: { id: string; text: string }) => text);

/** The organisation that a body may name has been compared with the caller's own; it is not a field to write. */
function toFields({
  organizationId: _,
  customerId = null,
  ...fields
}: OutputOf<typeof contract.createKeyword.body>): KeywordFields {
  return { customerId, ...fields };
}
