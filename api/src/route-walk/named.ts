import type { World } from './world.fixtures.ts';

/** The tender that a call is about, and whom it names besides. */
export const named = ({ workspaceId, organizationId, customerId, userId, teamId }: World) => ({
  ...{ workspaceId, organizationId, customerId, userId, teamId },
});
