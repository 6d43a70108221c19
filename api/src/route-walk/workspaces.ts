import {
  calendarFeeds,
  workspaces as contract,
  workspaceBulk,
  workspaceStatus,
  workspaceViews,
} from '@bidloom/contract';
import { sample } from './sample.ts';

export const workspaceSamples = [
  sample(contract.workspacesDropdown),
  sample(contract.searchWorkspaces, ({ userId }) => ({ query: { ownerId: userId } })),
  sample(contract.workspaceOwners),
  sample(contract.findWorkspace, ({ workspaceId }) => ({ params: { id: workspaceId } })),
  sample(contract.getWorkspace, ({ workspaceId }) => ({ params: { id: workspaceId } })),
  sample(contract.createWorkspace, ({ userId }) => ({ body: { name: 'Made by the walk', ownerId: userId } })),
  sample(contract.updateWorkspace, ({ workspaceId, userId }) => ({
    params: { id: workspaceId },
    body: { name: 'Changed by the walk', ownerId: userId },
  })),
  sample(workspaceStatus.moveWorkspace, ({ workspaceId }) => ({
    params: { id: workspaceId },
    body: { status: 'open' },
  })),
  sample(workspaceBulk.changeWorkspaces, ({ workspaceId, userId }) => ({
    body: { action: 'owner', ids: [workspaceId], ownerId: userId },
  })),
  sample(workspaceStatus.statusMoves, ({ workspaceId }) => ({ params: { id: workspaceId } })),
  sample(contract.workspaceDetails),
  sample(workspaceViews.listViews),
  sample(workspaceViews.createView, ({ customerId, userId }) => ({
    body: { name: 'Saved by the walk', query: { customerId, ownerId: userId } },
  })),
  sample(workspaceViews.updateView, ({ viewId, customerId }) => ({
    params: { id: viewId },
    body: { name: 'Replaced by the walk', query: { customerId } },
  })),
  sample(workspaceViews.deleteView, ({ viewId }) => ({ params: { id: viewId } })),
  sample(calendarFeeds.readFeed, ({ calendarToken }) => ({ params: { token: calendarToken } })),
  sample(calendarFeeds.listFeeds),
  sample(calendarFeeds.createFeed, () => ({ body: { scope: 'all' } })),
  sample(calendarFeeds.deleteFeed, ({ feedId }) => ({ params: { id: feedId } })),
];
