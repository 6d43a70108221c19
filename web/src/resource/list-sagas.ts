import type { Endpoint } from '@bidloom/contract';
import type { Page } from '@bidloom/contract/envelope';
import type { SagaIterator } from 'redux-saga';
import { all, put, call as run, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { type CallInput, call } from '../lib/api-client.ts';
import { messageOf } from '../lib/api-error.ts';
import { readInto } from '../lib/keep-fresh.saga.ts';
import { messages } from '../lib/messages.ts';
import { toastShown } from '../lib/state/toasts.slice.ts';
import type { ListSlice, RowMutation, Submission } from './list-slice.ts';
import type { ListState, Row } from './list-state.ts';

/** The name of a resource in its messages. */
export interface Noun {
  one: string;
  many: string;
}

/** The calls of a list. An operation without a call does not exist. */
export interface Operations {
  search: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
  activate?: Endpoint;
  deactivate?: Endpoint;
}

interface Settings {
  slice: ListSlice;
  operations: Operations;
  noun: Noun;
  select: (state: unknown) => ListState;
}

const text = messages.resource;
const outcomes = {
  create: { failed: text.createFailed, done: text.created },
  update: { failed: text.updateFailed, done: text.updated },
  remove: { failed: text.removeFailed, done: text.removed },
  activate: { failed: text.activateFailed, done: text.activated },
  deactivate: { failed: text.deactivateFailed, done: text.deactivated },
};

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The sagas of one list: only the latest search counts, actions on rows run in parallel, a form is sent once. */
export function createListSaga({ slice, operations, noun, select: selectList }: Settings): () => SagaIterator {
  const { actions } = slice;
  const send = (endpoint: Endpoint | undefined, input: object): Promise<unknown> => {
    if (!endpoint) throw new Error(messages.errors.generic);
    return call(endpoint, input as CallInput<Endpoint>);
  };

  function* search(): SagaIterator {
    const { searchParams }: ListState = yield select(selectList);
    if (!searchParams) return;
    const input: object = { ...searchParams, failure: text.fetchFailed(noun.many) };
    yield* readInto(operations.search, input as CallInput<Endpoint> & { failure: string }, {
      loaded: (answer) => actions.loaded(answer as Page<Row>),
      failed: actions.failed,
    });
  }

  function* submit({ payload }: { payload: Submission }): SagaIterator {
    const { operation, params, body } = payload;
    const outcome = outcomes[operation];
    const failure = outcome.failed(noun.one);
    try {
      const { data }: { data: Row } = yield run(send, operations[operation], { params, body, failure });
      yield put(operation === 'create' ? actions.created(data) : actions.updated(data));
      yield put(toastShown({ intent: 'success', message: outcome.done(capitalised(noun.one)) }));
    } catch (error) {
      yield put(actions.submitFailed(messageOf(error, failure)));
    }
  }

  function* mutate({ payload }: { payload: RowMutation }): SagaIterator {
    const { operation, id, params } = payload;
    const outcome = outcomes[operation];
    const failure = outcome.failed(noun.one);
    try {
      const answer: { data: Row } = yield run(send, operations[operation], { params, failure });
      if (operation === 'remove') yield all([put(actions.removed(id)), put(actions.refreshed())]);
      else yield put(actions.replaced(answer.data));
      yield put(toastShown({ intent: 'success', message: outcome.done(capitalised(noun.one)) }));
    } catch (error) {
      yield put(actions.mutationFailed(id));
      const title = messages.errors.failedTitle(
        `${capitalised(operation === 'remove' ? 'delete' : operation)} ${noun.one}`,
      );
      yield put(toastShown({ intent: 'error', title, message: messageOf(error, failure) }));
    }
  }

  return function* listSaga() {
    yield takeLatest([actions.searched, actions.refreshed], search);
    yield takeLeading(actions.submitted, submit);
    yield takeEvery(actions.mutated, mutate);
  };
}
