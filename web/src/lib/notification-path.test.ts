import { expect, test } from 'vitest';
import { isFailureOnScreen, isOfOtherTender, notificationPath } from './notification-path.ts';

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

test("a document's notification counts as another tender's only on the screen of a tender", () => {
  const read = { ...event, DocumentId: 'd' };
  expect(isOfOtherTender(read, workspace)).toBe(false);
  expect(isOfOtherTender(read, '/dashboard')).toBe(false);
  expect(isOfOtherTender(read, workspace.replace('/w/', '/other/'))).toBe(true);
  expect(isOfOtherTender({ ...event, RequestId: 'r' }, workspace.replace('/w/', '/other/'))).toBe(false);
});

test('a failure that the open screen shows counts as on screen; a success or a failure elsewhere does not', () => {
  const failed = { ...event, Status: 'failed' };
  const at = (search: string, pathname = workspace) => ({ pathname, search });
  expect(isFailureOnScreen({ ...failed, DocumentId: 'd' }, at(''))).toBe(true);
  expect(isFailureOnScreen({ ...failed, DocumentId: 'd', Status: 'ready' }, at(''))).toBe(false);
  expect(isFailureOnScreen({ ...failed, DocumentId: 'd' }, at('', '/dashboard'))).toBe(false);
  expect(isFailureOnScreen({ ...failed, RequestId: 'r' }, at('?tab=summary&request=r'))).toBe(true);
  expect(isFailureOnScreen({ ...failed, RequestId: 'r' }, at('?tab=summary&request=other'))).toBe(false);
});
