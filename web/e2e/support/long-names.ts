import { makePdf } from './make-pdf.ts';
import type { SignedIn } from './test.ts';

/** One word of 200 letters, which fits on no line. */
const long = `${'Kühlwasserpumpenersatzbeschaffung'.repeat(7).slice(0, 195)}-Ende`;

/** A name of this length that differs from those of other attempts. */
const named = (length: number) => `${long.slice(0, length - 9)}-${Date.now().toString(36)}`;

export interface LongNames {
  organizationId: string;
  customerId: string;
  tenderId: string;
  teamId: string;
  workspace: string;
  file: { name: string; mimeType: string; buffer: Buffer };
}

/** Creates objects of every kind with the longest allowed names. */
export async function makeLongNames({ organizationId, post }: SignedIn): Promise<LongNames> {
  const customer = await post<{ id: string }>('/Customers', { organizationId, name: named(200) });
  const tender = await post<{ id: string }>(`/organizations/${organizationId}/customers/${customer.id}/workspaces`, {
    ...{ name: long, reference: long.slice(0, 80), dueAt: new Date(Date.now() + 4 * 86_400_000).toISOString() },
  });
  const vendor = await post<{ id: string }>(`/api/organizations/${organizationId}/vendors`, {
    ...{ name: named(200), specialities: [long.slice(0, 60)] },
  });
  const category = await post<{ id: string }>('/Categories', { organizationId, name: named(120) });
  const team = await post<{ id: string }>('/Teams', { organizationId, name: named(120) });
  await Promise.all([
    post(`/api/workspaces/${tender.id}/proposals`, { vendorId: vendor.id, title: long, amount: 1000, currency: 'EUR' }),
    post('/Keywords', { organizationId, customerId: customer.id, text: long }),
    post('/Questions', { organizationId, customerId: customer.id, categoryId: category.id, text: `${long}?` }),
    post(`/api/organizations/${organizationId}/summary-templates`, {
      ...{ name: named(120), sections: [{ title: long.slice(0, 100), prompt: 'What is bought?' }] },
    }),
  ]);
  return {
    organizationId,
    customerId: customer.id,
    tenderId: tender.id,
    teamId: team.id,
    workspace: `/home/${organizationId}/customers/${customer.id}/tenders/${tender.id}/workspace`,
    file: {
      ...{ name: `${long.slice(0, 190)}-Rev3.pdf`, mimeType: 'application/pdf' },
      buffer: await makePdf([['Cooling water pumps']]),
    },
  };
}
