import { openAsOwner } from '@bidloom/db/testing';
import t from 'tap';
import { samples } from './route-walk/main.ts';
import { type Sample, send } from './route-walk/sample.ts';
import { makeWorld } from './route-walk/world.fixtures.ts';
import { type Person, startTestApi } from './testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
t.setTimeout(180_000);
const world = await makeWorld(api);
const platformAdmin = await api.person('PLATFORM_ADMIN', null);

/** The specification's words, by the call to which they belong; only calls that exist here. */
const specified = {
  'POST /Auth/login': 'Login failed',
  'POST /Auth/otp-login': 'OTP verification failed',
  'POST /Auth/logout': 'Logout failed',
  'POST /Auth/forgot-password': 'Failed to send password reset link',
  'POST /Auth/validate-forgot-password-link': 'Failed to validate password reset link',
  'POST /Auth/reset-password': 'Failed to reset password',
  'POST /Auth/verify-signup-link/{token}': 'Failed to verify activation token',
  'POST /Auth/set-password-after-signup': 'Failed to activate account',
  'GET /Users/search': 'Failed to fetch users',
  'GET /Users/search/{organizationId}': 'Failed to fetch users',
  'GET /Users/{id}': 'Failed to fetch user',
  'PUT /Users/{id}': 'Failed to update user',
  'PATCH /Users/{id}/Profile': 'Failed to update user',
  'DELETE /Users/{id}': 'Failed to delete user',
  'PATCH /Users/{id}/activate': 'Failed to activate user',
  'PATCH /Users/{id}/deactivate': 'Failed to deactivate user',
  'POST /Users/{id}/resend-activation-link': 'Failed to resend activation link',
  'POST /Users/change-password': 'Failed to change password',
  'POST /Users/uploadprofileimage': 'Failed to upload profile image',
  'POST /Users/import-excel/{organizationId}': 'Failed to import users from Excel',
  'GET /Keywords/search/{organizationId}/{customerId}': 'Failed to fetch keywords',
  'POST /Keywords': 'Failed to create keyword',
  'PUT /Keywords/{id}': 'Failed to update keyword',
  'DELETE /Keywords/{organizationId}/{customerId}/{id}': 'Failed to delete keyword',
  'GET /Keywords/active-list/{organizationId}/{customerId}': 'Failed to fetch active keywords',
  'POST /Keywords/{organizationId}/cloneKeywords': 'Failed to clone keywords',
  'POST /Keywords/import-excel/{organizationId}/{customerId}': 'Failed to import keywords from Excel',
  'GET /Categories/search/{organizationId}': 'Failed to fetch categories',
  'POST /Categories': 'Failed to create category',
  'PUT /Categories/{organizationId}/{id}': 'Failed to update category',
  'GET /Questions/search/{organizationId}/{categoryId}/{customerId}': 'Failed to fetch questions',
  'POST /Questions': 'Failed to create question',
  'DELETE /Questions/{organizationId}/{categoryId}/{customerId}/{id}': 'Failed to delete question',
  'POST /Questions/{organizationId}/cloneQuestions': 'Failed to clone questions',
  'POST /Questions/import-excel/{organizationId}/{categoryId}/{customerId}': 'Failed to import questions from Excel',
  'GET /Customers/search/{organizationId}': 'Failed to fetch customers',
  'PUT /Customers/{id}': 'Failed to update customer',
  'GET /organizations/{organizationId}/customers/{customerId}/workspaces/search': 'Failed to fetch workspaces',
  'POST /organizations/{organizationId}/customers/{customerId}/workspaces': 'Failed to create workspace',
  'GET /workspaces/{workspaceId}/documents/search': 'Failed to fetch documents',
  'POST /workspaces/{workspaceId}/documents/{documentId}/sas': 'Failed to generate SAS URL',
  'GET /workspaces/{workspaceId}/documents/HasAnyDocumentForChat': 'Failed to check chat document availability',
  'POST /Auth/verify-team-member/{token}': 'Failed to verify team member invitation',
  'GET /Teams/search/{organizationId}': 'Failed to fetch teams',
  'POST /Teams': 'Failed to create team',
  'PUT /Teams/{id}': 'Failed to update team',
  'DELETE /Teams/{organizationId}/{id}': 'Failed to delete team',
  'GET /TeamMembers/search/{organizationId}/{teamId}': 'Failed to fetch team members',
  'POST /TeamMembers': 'Failed to create team member',
  'PUT /TeamMembers/{id}': 'Failed to update team member',
  'DELETE /TeamMembers/{organizationId}/{teamId}/{id}': 'Failed to delete team member',
  'GET /Organizations/search': 'Failed to fetch organizations',
  'POST /Organizations': 'Failed to create organization',
  'PUT /Organizations/{id}': 'Failed to update organization',
  'GET /api/licenses': 'Failed to fetch licenses',
  'POST /api/licenses': 'Failed to create license',
  'PUT /api/licenses/{id}': 'Failed to update license',
  'POST /api/theme/update': 'Failed to update theme',
  'GET /api/theme': 'Failed to fetch theme',
  'POST /api/theme/mode': 'Failed to update theme mode',
  'GET /api/theme/mode': 'Failed to fetch theme mode',
  'POST /AI/chat-history': 'Failed to fetch chat history',
  'POST /AI/ask-question': 'Failed to ask question',
  'POST /AI/generate-questions': 'Failed to generate questions',
  'POST /AI/keyword-extraction': 'Failed to extract keywords',
  'POST /AI/datasheet-extraction': 'Failed to extract datasheet',
};

const nameOf = ({ endpoint: { method, path } }: Sample) => `${method} ${path}`;

function callerOf({ endpoint: { access } }: Sample): Person | null {
  if (access === 'anonymous') return null;
  if (access.includes('ORGANIZATION_USER')) return world.user;
  return access.includes('ORGANIZATION_ADMIN') ? world.admin : platformAdmin;
}

t.test('every call has its default text, the specified one where there is one', async (t) => {
  for (const [name, text] of Object.entries(specified)) {
    const found = samples.find((sample) => nameOf(sample) === name);
    t.equal(found?.endpoint.failed, text, name);
  }
  for (const sample of samples) t.match(sample.endpoint.failed, /^\w+( \w+)* failed$|^Failed to \w+/, nameOf(sample));
});

t.test('a failure without a message for the caller says only that it failed', async (t) => {
  // The tenants' role is refused every row, as after a mistake of the operator's.
  const owner = await openAsOwner(api.platform.database);
  const tables = await owner.query(`
    select distinct table_name as name from information_schema.role_table_grants
    where grantee = 'bidloom_tenant' and privilege_type = 'SELECT' and table_schema = 'public'`);
  for (const { name } of tables) await owner.query(`revoke select on ${name} from bidloom_tenant`);
  try {
    let failed = 0;
    for (const sample of samples.filter(({ waits }) => !waits)) {
      const { endpoint } = sample;
      const person = callerOf(sample);
      if (!person || endpoint.produces) continue;
      const { method } = endpoint;
      const answer = await send(api, sample, { person, method, input: sample.build(world) });
      if (answer.statusCode !== 500) continue;
      failed++;
      t.match(answer.json(), { success: false, code: 'internal', message: endpoint.failed }, nameOf(sample));
    }
    t.ok(failed > 40, `${failed} calls failed`);
  } finally {
    for (const { name } of tables) await owner.query(`grant select on ${name} to bidloom_tenant`);
    await owner.close();
  }
});
