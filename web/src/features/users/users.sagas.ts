import {
  activateUser,
  type BulkResult,
  changeUsers,
  deactivateUser,
  resendActivationLink,
  type User,
} from '@bidloom/contract/users';
import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, select, takeEvery } from 'redux-saga/effects';
import { type CallInput, call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { ListState } from '../../resource/list-state.ts';
import { nameOf } from './users.columns.tsx';
import { users } from './users.resource.ts';

const text = messages.users;

/** Activates or deactivates a person, depending on the current state. The payload is the person's id. */
export const userToggled = createAction<string>('users/toggled');
/** The payload is the person's id. */
export const linkResent = createAction<string>('users/linkResent');
type BulkBody = CallInput<typeof changeUsers>['body'];
export const usersChanged = createAction<BulkBody>('users/changed');

const activate = (id: string) => call(activateUser, { params: { id }, failure: text.activateFailed });
const deactivate = (id: string) => call(deactivateUser, { params: { id }, failure: text.deactivateFailed });
const resend = (id: string) => call(resendActivationLink, { params: { id }, failure: text.resendFailed });
const changeAll = (body: BulkBody) => call(changeUsers, { body, failure: text.bulkFailed });

function* toggle({ payload: id }: { payload: string }): SagaIterator {
  const { items }: ListState<User> = yield select(users.select);
  const person = items.find((item) => item.id === id);
  if (!person) {
    yield put(toastShown({ intent: 'error', title: text.toggleFailed, message: text.notFound }));
    return;
  }
  const [send, done, failure] = person.isActive
    ? [deactivate, text.deactivated, text.deactivateFailed]
    : [activate, text.activated, text.activateFailed];
  yield* onPerson(id, send, failure, (changed) =>
    toastShown({ intent: 'success', message: done(nameOf(changed)), undo: userToggled(id) }),
  );
}

function* resendLink({ payload: id }: { payload: string }): SagaIterator {
  yield* onPerson(id, resend, text.resendFailed, (person) =>
    toastShown({ intent: 'success', message: text.resent(nameOf(person)) }),
  );
}

/** Makes a call for one person of the list and shows the outcome. */
function* onPerson(
  id: string,
  send: (id: string) => Promise<{ data: User }>,
  failure: string,
  told: (person: User) => ReturnType<typeof toastShown>,
): SagaIterator {
  yield put(users.actions.marked(id));
  try {
    const { data }: { data: User } = yield run(send, id);
    yield put(users.actions.replaced(data));
    yield put(told(data));
  } catch (error) {
    yield put(users.actions.mutationFailed(id));
    yield put(toastShown({ intent: 'error', title: failure, message: messageOf(error, failure) }));
  }
}

const opposite = { activate: 'deactivate', deactivate: 'activate' } as const;

/** The undo action for the changed people; a sent invitation can't be undone. */
function undoOf(body: BulkBody, done: readonly string[], before: readonly User[]): BulkBody | null {
  if (body.action === 'resend') return null;
  if (body.action !== 'role') return { action: opposite[body.action], ids: [...done] };
  const ids = before.filter(({ id, role }) => done.includes(id) && role !== body.role).map(({ id }) => id);
  const role = body.role === 'ORGANIZATION_ADMIN' ? 'ORGANIZATION_USER' : 'ORGANIZATION_ADMIN';
  return ids.length > 0 ? { action: 'role', ids, role } : null;
}

function* change({ payload: body }: { payload: BulkBody }): SagaIterator {
  const { items: before }: ListState<User> = yield select(users.select);
  for (const id of body.ids) yield put(users.actions.marked(id));
  try {
    const { data }: { data: BulkResult[] } = yield run(changeAll, body);
    const done = data.filter(({ success }) => success);
    const left = data.filter(({ success }) => !success);
    for (const { user } of done) if (user) yield put(users.actions.replaced(user));
    if (done.length > 0) {
      const ids = done.map(({ id }) => id);
      const back = undoOf(body, ids, before);
      const undo = back ? { undo: usersChanged(back) } : {};
      yield put(toastShown({ intent: 'success', message: text.bulk[body.action](ids.length), ...undo }));
    }
    if (left.length > 0) {
      const message = text.left(left.length, left[0]?.message ?? '');
      yield put(toastShown({ intent: 'warning', title: text.leftTitle(left.length), message, duration: 8000 }));
    }
  } catch (error) {
    yield put(toastShown({ intent: 'error', title: text.bulkFailed, message: messageOf(error, text.bulkFailed) }));
  }
  for (const id of body.ids) yield put(users.actions.mutationFailed(id));
}

export function* usersSaga(): Generator {
  yield takeEvery(userToggled, toggle);
  yield takeEvery(linkResent, resendLink);
  yield takeEvery(usersChanged, change);
}
