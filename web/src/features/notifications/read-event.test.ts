import { notificationEvent } from '@bidloom/contract/notifications';
import { expect, test } from 'vitest';
import { readEvent } from './read-event.ts';

const event = { ProcessingType: 6, Message: 'Ready' };

test('an event is read as in the contract, and unknown events are left out', () => {
  const id = '01a20b7d-850f-73b9-b6cd-359b037119d6';
  const full = { RequestId: id, RequestType: 'summary', DocumentId: id, WorkspaceId: id, CustomerId: id };
  const good = [event, { ...event, ...full, Status: 'running', Progress: 41.5, Stage: 'reading page 41 of 222' }];
  const bad = [
    null,
    7,
    [],
    'text',
    { ...event, ProcessingType: 0 },
    { ...event, ProcessingType: 1.5 },
    { Message: 'x' },
  ];
  const wrong = [
    ...['RequestId', 'RequestType', 'DocumentId', 'WorkspaceId', 'CustomerId', 'FileName', 'WorkspaceName'],
    ...['Status', 'Stage', 'Progress'],
  ];
  for (const value of [...good, ...bad, ...wrong.map((name) => ({ ...event, [name]: {} }))]) {
    expect(readEvent(JSON.stringify(value)), JSON.stringify(value)).toEqual(notificationEvent.safeParse(value).data);
  }
  // A new field of the contract must be added here.
  expect(Object.keys(notificationEvent.shape).sort()).toEqual(['Message', 'ProcessingType', ...wrong].sort());
  expect(readEvent('{')).toBeUndefined();
});
