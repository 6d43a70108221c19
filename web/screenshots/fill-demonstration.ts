import { expect } from '@playwright/test';
import { demoTender } from '../e2e/support/demo-tender.ts';
import type { SignedIn } from '../e2e/support/test.ts';

/** What the pictures need besides the demonstration data: the ids in the paths of screens. */
export interface Demonstration {
  organizationId: string;
  customerId: string;
  tenderId: string;
  teamId: string;
  /** The path of the workspace that has a document. */
  workspace: string;
}

interface Run {
  status: string;
}

/** Adds a team, a vendor with a proposal, and a run of each kind to the demonstration tender, and waits for the runs. */
export async function fillDemonstration(signedIn: SignedIn): Promise<Demonstration> {
  const { organizationId, post, get } = signedIn;
  const { path, workspaceId } = await demoTender(signedIn);
  const team = await post<{ id: string }>('/Teams', { organizationId, name: 'Rotating equipment' });
  const vendor = await post<{ id: string }>(`/api/organizations/${organizationId}/vendors`, {
    ...{ organizationId, name: 'Northern Pumps', specialities: ['Pumps', 'Seals'] },
  });
  await post(`/api/workspaces/${workspaceId}/proposals`, {
    ...{ vendorId: vendor.id, title: 'Six process pumps', amount: 1_250_000, currency: 'EUR' },
  });
  // A run of documents that nobody has read yet is refused.
  const documents = () => get<Run[]>(`/workspaces/${workspaceId}/documents/info`);
  await expect
    .poll(async () => (await documents()).map(({ status }) => status), { timeout: 120_000 })
    .toEqual(['ready']);
  const keywords = ['liquidated damages', 'bid security', 'warranty'];
  await post('/AI/keyword-extraction', { workspaceId, customKeywords: keywords });
  await post('/AI/document-summary', { workspaceId });
  await post('/AI/datasheet-extraction', { workspaceId });
  await post('/AI/generate-questions', { workspaceId, count: 10 });
  const states = async () =>
    (await get<Run[]>(`/workspaces/${workspaceId}/document-requests/search?pageSize=50`)).map(({ status }) => status);
  await expect
    .poll(async () => (await states()).filter((status) => !/^(completed|failed|partial)/.test(status)), {
      timeout: 60_000,
    })
    .toEqual([])
    // A run that is still in progress is shown as it is.
    .catch(() => {});
  const [, customerId = ''] = /\/customers\/([^/]+)/.exec(path) ?? [];
  return { organizationId, customerId, tenderId: workspaceId, teamId: team.id, workspace: path };
}
