import { asPlatform } from '@bidloom/db';
import t from 'tap';
import { multipart } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

t.test('a sheet that breaks off on its way is the sender’s fault, and is not imported', async (t) => {
  const { payload, headers } = multipart([{ name: 'Keywords.xlsx', content: 'PK\u0003\u0004', field: 'file' }]);
  for (const [body, contentType] of [
    [payload.subarray(0, -30), headers['content-type']],
    [payload, 'multipart/form-data'],
  ] as const) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/Keywords/import-excel/${organizationId}/all`,
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': contentType },
      payload: body,
    });
    t.equal(answer.statusCode, 400);
    t.match(answer.json(), { success: false, code: 'invalid_input', message: /broke off/ });
  }
  const imports = await asPlatform(api.platform.database, (trx) => trx.selectFrom('imports').select('id').execute());
  t.same(imports, []);
});
