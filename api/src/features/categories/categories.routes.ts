import { categories as contract } from '@bidloom/contract';
import { resolveCustomer } from '../../lib/access/scope.ts';
import { noteFor } from '../../lib/audit/note-for.ts';
import { asJson, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { fieldsOf } from '../../lib/http/fields-of.ts';
import { implement } from '../../lib/http/implement.ts';
import { listActiveCategoryNames, listCategoriesWithQuestions, searchCategories } from './categories.repository.ts';
import { addCategory, changeCategory, setCategoryActive } from './categories.service.ts';

export const categoriesFeature: Feature = async (app) => {
  implement(app, contract.categoriesDropdown, async ({ query, tenant }) =>
    page(await tenant((trx) => listActiveCategoryNames(trx, query))),
  );

  implement(app, contract.categoriesWithQuestions, async ({ params, query, tenant }) =>
    page(
      await tenant(async (trx) => {
        const customerId = await resolveCustomer(trx, params.customerId);
        return listCategoriesWithQuestions(trx, customerId, query);
      }),
    ),
  );

  implement(app, contract.searchCategories, async ({ query, tenant }) =>
    page(await tenant((trx) => searchCategories(trx, query))),
  );

  implement(app, contract.createCategory, async ({ body, organizationId, change }) =>
    one(asJson(await change((trx) => addCategory(trx, organizationId, fieldsOf(body)), noteOf('created')))),
  );

  implement(app, contract.updateCategory, async ({ params, body, change }) =>
    one(asJson(await change((trx) => changeCategory(trx, params.id, fieldsOf(body)), noteOf('updated')))),
  );

  implement(app, contract.activateCategory, async ({ params, change }) =>
    one(asJson(await change((trx) => setCategoryActive(trx, params.id, true), noteOf('activated')))),
  );

  implement(app, contract.deactivateCategory, async ({ params, change }) =>
    one(asJson(await change((trx) => setCategoryActive(trx, params.id, false), noteOf('deactivated')))),
  );
};

const noteOf = (verb: string) => noteFor('category', verb, ({ name }: { id: string; name: string }) => name);
