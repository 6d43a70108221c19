import { expect, type SignedIn } from './test.ts';

/** Waits until the document of the demo tender has been read, and returns the path of its workspace and its id. */
export async function demoTender({ organizationId, get }: SignedIn): Promise<{ path: string; workspaceId: string }> {
  const tenders = await get<{ id: string; name: string; customerId: string }[]>(
    `/organizations/${organizationId}/customers/all/workspaces/dropdown`,
  );
  const tender = tenders.find(({ name }) => name.includes('Kestrel Ridge'));
  if (!tender) throw new Error('the demo tender is missing');
  // On a busy machine the product answers before the document has been read.
  const isRead = `/workspaces/${tender.id}/documents/HasAnyDocumentForChat`;
  await expect.poll(() => get<boolean>(isRead), { timeout: 60_000 }).toBe(true);
  const path = `/home/${organizationId}/customers/${tender.customerId}/tenders/${tender.id}/workspace`;
  return { path, workspaceId: tender.id };
}
