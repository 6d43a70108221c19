import {
  calendarFeeds,
  workspaces as contract,
  workspaceBulk,
  workspaceStatus,
  workspaceViews,
} from '@bidloom/contract';
import { sample } from './sample.ts';

export const workspaceSamples = [
  sample(contract.workspacesDropdown, ({ organizationId, customerId }) => ({ params: { organizationId, customerId } })),
  sample(contract.searchWorkspaces, ({ organizationId, customerId, userId }) => ({
    params: { organizationId, customerId },
    query: { ownerId: userId },
  })),
  sample(contract.workspaceOwners, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.findWorkspace, ({ organizationId, workspaceId }) => ({
    params: { organizationId, id: workspaceId },
  })),
  sample(contract.getWorkspace, ({ organizationId, customerId, workspaceId }) => ({
    params: { organizationId, customerId, id: workspaceId },
  })),
  sample(contract.createWorkspace, ({ organizationId, customerId, userId }) => ({
    params: { organizationId, customerId },
    body: { name: 'Made by the walk', ownerId: userId },
  })),
  sample(contract.updateWorkspace, ({ organizationId, customerId, workspaceId, userId }) => ({
    params: { organizationId, customerId, id: workspaceId },
    body: { name: 'Changed by the walk', ownerId: userId },
  })),
  sample(workspaceStatus.moveWorkspace, ({ organizationId, customerId, workspaceId }) => ({
    params: { organizationId, customerId, id: workspaceId },
    body: { status: 'open' },
  })),
  sample(workspaceBulk.changeWorkspaces, ({ organizationId, workspaceId, userId }) => ({
    params: { organizationId },
    body: { action: 'owner', ids: [workspaceId], ownerId: userId },
  })),
  sample(workspaceStatus.statusMoves, ({ organizationId, customerId, workspaceId }) => ({
    params: { organizationId, customerId, id: workspaceId },
  })),
  sample(contract.workspaceDetails, ({ organizationId, customerId, workspaceId }) => ({
    params: { organizationId, customerId, workspaceId },
  })),
  sample(workspaceViews.listViews, ({ organizationId }) => ({ params: { organizationId } })),
  sample(workspaceViews.createView, ({ organizationId, customerId, userId }) => ({
    params: { organizationId },
    body: { name: 'Saved by the walk', query: { customerId, ownerId: userId } },
  })),
  sample(workspaceViews.updateView, ({ organizationId, viewId, customerId }) => ({
    params: { organizationId, id: viewId },
    body: { name: 'Replaced by the walk', query: { customerId } },
  })),
  sample(workspaceViews.deleteView, ({ organizationId, viewId }) => ({ params: { organizationId, id: viewId } })),
  sample(calendarFeeds.readFeed, ({ calendarToken }) => ({ params: { token: calendarToken } })),
  sample(calendarFeeds.listFeeds, ({ organizationId }) => ({ params: { organizationId } })),
  sample(calendarFeeds.createFeed, ({ organizationId }) => ({ params: { organizationId }, body: { scope: 'all' } })),
  sample(calendarFeeds.deleteFeed, ({ organizationId, feedId }) => ({ params: { organizationId, id: feedId } })),
];
