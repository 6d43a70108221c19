import { customers as contract } from '@bidloom/contract';
import { importCustomers } from '@bidloom/jobs';
import { noteFor } from '../../lib/audit/note-for.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { fieldsOf } from '../../lib/http/fields-of.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendTemplate } from '../../lib/http/send-template.ts';
import { acceptImport } from '../../lib/upload/accept-import.ts';
import { presentCustomer } from './customers.presenter.ts';
import { listActiveCustomers, listCustomerNames, searchCustomers } from './customers.repository.ts';
import { addCustomer, changeCustomer, getCustomer, setCustomerActive } from './customers.service.ts';

export const customersFeature: Feature = async (app, { platform }) => {
  implement(app, contract.searchCustomers, async ({ query, tenant }) =>
    page(await tenant((trx) => searchCustomers(trx, query)), presentCustomer),
  );

  implement(app, contract.getCustomer, async ({ params, tenant }) =>
    one(presentCustomer(await tenant((trx) => getCustomer(trx, params.id)))),
  );

  implement(app, contract.createCustomer, async ({ body, organizationId, change }) =>
    one(presentCustomer(await change((trx) => addCustomer(trx, organizationId, fieldsOf(body)), noteOf('created')))),
  );

  implement(app, contract.updateCustomer, async ({ params, body, change }) =>
    one(presentCustomer(await change((trx) => changeCustomer(trx, params.id, fieldsOf(body)), noteOf('updated')))),
  );

  implement(app, contract.customersDropdown, async ({ query, tenant }) =>
    page(await tenant((trx) => listCustomerNames(trx, query))),
  );

  implement(app, contract.activeCustomers, async ({ query, tenant }) =>
    page(await tenant((trx) => listActiveCustomers(trx, query)), presentCustomer),
  );

  implement(app, contract.activateCustomer, async ({ params, change }) =>
    one(presentCustomer(await change((trx) => setCustomerActive(trx, params.id, true), noteOf('activated')))),
  );

  implement(app, contract.deactivateCustomer, async ({ params, change }) =>
    one(presentCustomer(await change((trx) => setCustomerActive(trx, params.id, false), noteOf('deactivated')))),
  );

  implement(app, contract.importCustomers, async ({ params, user, request, record }) =>
    one(
      await acceptImport(request, platform, {
        record,
        kind: 'customers',
        job: importCustomers,
        organizationId: params.organizationId,
        createdBy: user.userId,
      }),
    ),
  );

  implement(app, contract.customersTemplate, ({ reply }) =>
    sendTemplate(reply, 'Customers', [
      { title: 'Name', width: 40, example: 'Northern Water Utility' },
      { title: 'Code', width: 14, example: 'NWU' },
      { title: 'Industry', width: 24, example: 'Water supply' },
      { title: 'Email', width: 32, example: 'tenders@example.org' },
      { title: 'Phone', width: 20, example: '+44 20 7946 0000' },
      { title: 'Address', width: 60, example: '1 Reservoir Road, Leeds' },
    ]),
  );
};

const noteOf = (verb: string) => noteFor('customer', verb, ({ name }: { id: string; name: string }) => name);
