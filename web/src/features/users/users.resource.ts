import { createUser, deleteUser, searchUsers, updateUser } from '@bidloom/contract/users';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const users = createResource({
  name: 'users',
  noun: messages.users,
  operations: { search: searchUsers, create: createUser, update: updateUser, remove: deleteUser },
});
