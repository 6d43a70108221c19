import { customersDropdown } from '@bidloom/contract/customers';
import { documentsInfo } from '@bidloom/contract/documents';
import { allCustomers } from '@bidloom/contract/fields';
import { queryOfPlace } from '@bidloom/contract/place-address';
import { workspacesDropdown } from '@bidloom/contract/workspaces';
import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { messages } from '../../lib/messages.ts';
import type { User } from '../../lib/state/auth.slice.ts';
import { workspacePath, workspaceRoute } from '../../lib/tenders.ts';
import { useCall, useChoices } from '../../lib/use-call.ts';
import { menuOf } from '../layout/menu.ts';
import type { PaletteEntry } from './palette-entries.ts';
import type { OpenTender } from './tender-search.ts';

const text = messages.palette;

interface PaletteEntries {
  entries: PaletteEntry[];
  error: string | null;
  /** Whether the documents of an open tender are among them. */
  isInTender: boolean;
  /** That tender, once everything has arrived: a name whose entry is still missing must not be asked as a question. Null before, and elsewhere. */
  tender: OpenTender | null;
}

/** Everything that the palette can open: screens at once, documents of the open tender, customers and tenders when they have been loaded. */
export function usePaletteEntries(user: User): PaletteEntries {
  const { organizationId } = user;
  const { pathname, search, state } = useLocation();
  const workspaceId = matchPath(workspaceRoute, pathname)?.params.workspaceId;
  const documents = useCall(
    documentsInfo,
    workspaceId ? { params: { workspaceId }, failure: text.documentsFailed } : null,
  );
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
      ...((workspaceId && documents.answer?.data) || []).map(({ id, fileName }) => ({
        group: text.documents,
        label: fileName,
        path: `${pathname}?${queryOfPlace({ documentId: id, page: null, quote: '', boxes: [] })}`,
      })),
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
  }, [user, organizationId, pathname, workspaceId, documents.answer, customers.answer, tenders.answer]);

  const isWaiting = organizationId !== null && !(isSettled(customers) && isSettled(tenders));
  const known = workspaceId === undefined ? undefined : documents.answer?.data;
  return {
    entries,
    error: customers.error ?? tenders.error ?? documents.error,
    isInTender: workspaceId !== undefined,
    tender: known && !isWaiting ? { pathname, search, state, documents: known } : null,
  };
}

const isSettled = ({ answer, error }: { answer: unknown; error: string | null }): boolean =>
  answer !== undefined || error !== null;
