import { vendors as contract } from '@bidloom/contract';
import { noteFor } from '../../lib/audit/note-for.ts';
import { done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { fieldsOf } from '../../lib/http/fields-of.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentVendor } from './vendors.presenter.ts';
import { searchVendors } from './vendors.repository.ts';
import { addVendor, changeVendor, getVendor, removeVendor, setVendorActive } from './vendors.service.ts';

export const vendorsFeature: Feature = async (app) => {
  implement(app, contract.listVendors, async ({ query, tenant }) =>
    page(await tenant((trx) => searchVendors(trx, query)), presentVendor),
  );

  implement(app, contract.createVendor, async ({ body, organizationId, change }) =>
    one(presentVendor(await change((trx) => addVendor(trx, organizationId, fieldsOf(body)), noteOf('created')))),
  );

  implement(app, contract.getVendor, async ({ params, tenant }) =>
    one(presentVendor(await tenant((trx) => getVendor(trx, params.vendorId)))),
  );

  implement(app, contract.updateVendor, async ({ params, body, change }) =>
    one(presentVendor(await change((trx) => changeVendor(trx, params.vendorId, fieldsOf(body)), noteOf('updated')))),
  );

  implement(app, contract.activateVendor, async ({ params, change }) =>
    one(presentVendor(await change((trx) => setVendorActive(trx, params.vendorId, true), noteOf('activated')))),
  );

  implement(app, contract.deactivateVendor, async ({ params, change }) =>
    one(presentVendor(await change((trx) => setVendorActive(trx, params.vendorId, false), noteOf('deactivated')))),
  );

  implement(app, contract.deleteVendor, async ({ params, change }) => {
    await change((trx) => removeVendor(trx, params.vendorId), noteOf('deleted'));
    return done();
  });
};

const noteOf = (verb: string) => noteFor('vendor', verb, ({ name }: { id: string; name: string }) => name);
