import { categories as contract, type OutputOf } from '@bidloom/contract';
import { resolveCustomer } from '../../lib/access/scope.ts';
import { noteFor } from '../../lib/audit/note-for.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentCategory } from './categories.presenter.ts';
import {
  type CategoryFields,
  listActiveCategoryNames,
  listCategoriesWithQuestions,
  searchCategories,
} from './categories.repository.ts';
import { addCategory, changeCategory, setCategoryActive } from './categories.service.ts';

export const categoriesFeature: Feature = async (app) => {
  implement(app, contract.categoriesDropdown, async ({ query, tenant }) =>
    page(await tenant((trx) => listActiveCategoryNames(trx, query)), (row) => row),
  );

  implement(app, contract.categoriesWithQuestions, async ({ params, query, tenant }) =>
    page(
      await tenant(async (trx) => {
        const customerId = await resolveCustomer(trx, params.customerId);
        return listCategoriesWithQuestions(trx, customerId, query);
      }),
      (row) => row,
    ),
  );

  implement(app, contract.searchCategories, async ({ query, tenant }) =>
    page(await tenant((trx) => searchCategories(trx, query)), presentCategory),
  );

  implement(app, contract.createCategory, async ({ body, organizationId, change }) =>
    one(presentCategory(await change((trx) => addCategory(trx, organizationId, toFields(body)), noteOf('created')))),
  );

  implement(app, contract.updateCategory, async ({ params, body, change }) =>
    one(presentCategory(await change((trx) => changeCategory(trx, params.id, toFields(body)), noteOf('updated')))),
  );

  implement(app, contract.activateCategory, async ({ params, change }) =>
    one(presentCategory(await change((trx) => setCategoryActive(trx, params.id, true), noteOf('activated')))),
  );

  implement(app, contract.deactivateCategory, async ({ params, change }) =>
    one(presentCategory(await change((trx) => setCategoryActive(trx, params.id, false), noteOf('deactivated')))),
  );
};

const noteOf = (verb: string) => noteFor('category', verb, ({ name }: { id: string; name: string }) => name);

/** The organisation that a body may name has been compared with the caller's own; it is not a field to write. */
function toFields({ organizationId: _, ...fields }: OutputOf<typeof contract.createCategory.body>): CategoryFields {
  return fields;
}
