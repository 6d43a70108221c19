import type { AuditEntry } from '@bidloom/contract/audit-log';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { EntryDrawer } from './entry-drawer.tsx';

const entry: AuditEntry = {
  ...{
    id: 'e',
    sequence: 7,
    organizationId: 'o',
    actorId: 'ada',
    actorName: 'Ada Byron',
    actorEmail: 'ada@example.org',
  },
  ...{ action: 'user.role_changed', outcome: 'done', targetType: 'user', targetId: 'bob', targetName: 'Bob Stone' },
  details: { role: { from: 'ORGANIZATION_USER', to: 'ORGANIZATION_ADMIN' }, country: { from: null, to: 'Norway' } },
  ...{ address: '192.0.2.1', userAgent: null, requestId: null, createdAt: '2026-11-23T09:00:00.000Z' },
};

test('an entry shows old and new values, and leads to other entries of its person and its object', async () => {
  const onFilter = vi.fn();
  await renderApp(<EntryDrawer entry={entry} isForeign={false} onFilter={onFilter} onClose={() => {}} />);
  expect(await screen.findByText('ORGANIZATION_USER → ORGANIZATION_ADMIN')).toBeTruthy();
  expect(screen.getByText('— → Norway')).toBeTruthy();
  expect(screen.queryByText('Browser')).toBeNull();
  for (const button of screen.getAllByRole('button').filter(({ textContent }) => textContent?.startsWith('Only')))
    fireEvent.click(button);
  expect(onFilter.mock.calls).toEqual([
    [{ person: 'ada', personName: 'Ada Byron' }],
    [{ thing: 'bob', thingName: 'Bob Stone' }],
  ]);
});
