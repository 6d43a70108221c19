import { expect, test } from 'vitest';
import { notificationPath } from './notification-path.ts';

const event = { ProcessingType: 3, Message: 'Done', CustomerId: 'c', WorkspaceId: 'w' };
const workspace = '/home/o/customers/c/tenders/w/workspace';

test("a run's notification leads to its result, a document's to the document", () => {
  expect(notificationPath({ ...event, RequestId: 'r', DocumentId: 'd' }, 'o')).toBe(`${workspace}?request=r`);
  expect(notificationPath({ ...event, DocumentId: 'd' }, 'o')).toBe(`${workspace}?document=d`);
  expect(notificationPath(event, 'o')).toBe(workspace);
});

test('a notification without a tender leads nowhere', () => {
  expect(notificationPath({ ProcessingType: 3, Message: 'Done', RequestId: 'r' }, 'o')).toBeUndefined();
  expect(notificationPath(event, null)).toBeUndefined();
});
