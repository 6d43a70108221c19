import { customersDropdown } from '@bidloom/contract/customers';
import { allCustomers } from '@bidloom/contract/fields';
import { workspacesDropdown } from '@bidloom/contract/workspaces';
import { useMemo } from 'react';
import { messages } from '../../lib/messages.ts';
import type { User } from '../../lib/state/auth.slice.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useChoices } from '../../lib/use-call.ts';
import { menuOf } from '../layout/menu.ts';
import type { PaletteEntry } from './palette-entries.ts';

const text = messages.palette;

/** Everything that the palette can open: screens at once, customers and tenders when they have been loaded. */
export function usePaletteEntries(user: User): { entries: PaletteEntry[]; error: string | null } {
  const { organizationId } = user;
  const failure = text.failed;
  const customers = useChoices(customersDropdown, organizationId ? { params: { organizationId }, failure } : null);
  const tenders = useChoices(
    workspacesDropdown,
    organizationId ? { params: { organizationId, customerId: allCustomers }, failure } : null,
  );

  const entries = useMemo(() => {
    const screens = [
      ...menuOf(user).map(({ label, path }) => ({ label, path })),
      { label: messages.layout.profile, path: '/profile' },
      { label: messages.layout.settings, path: '/settings' },
    ];
    const names = new Map(customers.answer?.data.map(({ id, name }) => [id, name]));
    return [
      ...screens.map((screen) => ({ ...screen, group: text.screens })),
      ...(customers.answer?.data ?? []).map(({ id, name }) => ({
        group: text.customers,
        label: name,
        path: `/home/${organizationId}/customers/${id}/tenders`,
      })),
      ...(tenders.answer?.data ?? []).map(({ id, customerId, name }) => ({
        group: text.tenders,
        label: name,
        path: workspacePath({ organizationId: organizationId ?? '', customerId, id }),
        hint: names.get(customerId) ?? '',
      })),
    ];
  }, [user, organizationId, customers.answer, tenders.answer]);

  return { entries, error: customers.error ?? tenders.error };
}
