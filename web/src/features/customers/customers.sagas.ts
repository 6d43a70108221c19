import type { Customer } from '@bidloom/contract/customers';
import type { SagaIterator } from 'redux-saga';
import { put, select, takeEvery } from 'redux-saga/effects';
import { namesLearned } from '../../lib/state/names.slice.ts';
import type { ListState } from '../../resource/list-state.ts';
import { customers } from './customers.resource.ts';

/** Gives the breadcrumbs the names of the listed customers. */
export function* customerNamesSaga(): SagaIterator {
  const { loaded, created, updated } = customers.actions;
  yield takeEvery([loaded, created, updated], function* () {
    const { items }: ListState<Customer> = yield select(customers.select);
    yield put(namesLearned(items.map(({ id, name }) => ({ id, name }))));
  });
}
