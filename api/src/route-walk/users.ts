import { users as contract } from '@bidloom/contract';
import { newId } from '@bidloom/db';
import { sheet } from './imports.ts';
import { sample } from './sample.ts';

const names = { firstName: 'Made', lastName: 'By the walk' };

export const userSamples = [
  sample(contract.searchUsers),
  sample(contract.searchOrganizationUsers),
  sample(contract.getUser, ({ otherUserId }) => ({ params: { id: otherUserId } })),
  sample(contract.createUser, ({ organizationId }) => ({
    body: { ...names, organizationId, email: `${newId()}@example.org`, role: 'ORGANIZATION_USER' },
  })),
  sample(contract.updateUser, ({ organizationId, otherUserId }) => ({
    params: { id: otherUserId },
    body: { ...names, organizationId, email: `${otherUserId}@example.org`, role: 3 },
  })),
  sample(contract.deactivateUser, ({ otherUserId }) => ({ params: { id: otherUserId } })),
  sample(contract.activateUser, ({ otherUserId }) => ({ params: { id: otherUserId } })),
  sample(contract.changeUsers, ({ otherUserId }) => ({ body: { action: 'deactivate', ids: [otherUserId] } })),
  sample(contract.resendActivationLink, ({ invitedUserId }) => ({ params: { id: invitedUserId } })),
  sample(contract.importUsers, () => ({ files: sheet })),
  sample(contract.usersTemplate),
  sample(contract.deleteUser, ({ otherUserId }) => ({ params: { id: otherUserId } })),
];
