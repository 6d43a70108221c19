import {
  createQuestion,
  deleteQuestion,
  orderQuestions,
  type Question,
  type QuestionMoved,
  type QuestionOrder,
} from '@bidloom/contract/questions';
import { createAction } from '@reduxjs/toolkit';
import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import { actionChannel, debounce, put, call as run, select, take, takeEvery } from 'redux-saga/effects';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastDismissed, toastShown } from '../../lib/state/toasts.slice.ts';
import type { ListState } from '../../resource/list-state.ts';
import { questions } from './questions.resource.ts';

const text = messages.questionOrder;

type Place =
  Exclude<QuestionOrder, { ids: string[] }> extends infer Move
    ? Move extends { questionId: string }
      ? Omit<Move, 'questionId'>
      : never
    : never;

/** A question is moved to another place in its category. */
export const questionMoved = createAction<{ question: Question; place: Place }>('questions/moved');
const settled = createAction('questions/settled');
/** A question is deleted, and can be restored for a while. */
export const questionRemoved = createAction<Question>('questions/removedForNow');
const questionRestored = createAction<Question>('questions/restored');

const scopeOf = ({ organizationId, categoryId, customerId }: Question) => ({
  ...{ organizationId, categoryId, customerId: customerId ?? 'all' },
});
const shortened = (words: string) => (words.length > 60 ? `${words.slice(0, 59).toWellFormed()}…` : words);

const move = ({ question, place }: { question: Question; place: Place }) =>
  call(orderQuestions, {
    params: scopeOf(question),
    body: { questionId: question.id, ...place } as QuestionOrder,
    failure: text.failed,
  });
const remove = (question: Question) => call(deleteQuestion, { params: { ...scopeOf(question), id: question.id } });
const restore = ({ categoryId, customerId, text: words, isActive, position }: Question) =>
  call(createQuestion, {
    body: { categoryId, customerId, text: words, isActive, position },
    failure: text.restoreFailed,
  });

/** Moves are sent one after the other, since a move depends on the one before it. */
function* moves(): SagaIterator {
  const channel: Channel<ReturnType<typeof questionMoved>> = yield actionChannel(questionMoved, buffers.expanding());
  let shown = '';
  for (;;) {
    const { payload }: ReturnType<typeof questionMoved> = yield take(channel);
    try {
      const { data }: { data: QuestionMoved } = yield run(move, payload);
      const { question } = payload;
      const toast = toastShown({
        intent: 'success',
        message: text.moved(shortened(question.text), data.place ?? 0, data.total),
        undo: questionMoved({ question, place: { after: data.wasAfter } }),
      });
      // If a question is moved several times, only the last message is shown.
      yield put(toastDismissed(shown));
      yield put(toast);
      shown = toast.payload.id;
    } catch (error) {
      yield put(toastShown({ intent: 'error', title: text.failed, message: messageOf(error, text.failed) }));
    }
    yield put(settled());
  }
}

function* refresh(): SagaIterator {
  yield put(questions.actions.refreshed());
}

function* removal({ payload: question }: { payload: Question }): SagaIterator {
  yield put(questions.actions.marked(question.id));
  try {
    yield run(remove, question);
    yield put(questions.actions.removed(question.id));
    yield put(questions.actions.refreshed());
    yield put(
      toastShown({
        intent: 'success',
        message: text.removed(shortened(question.text)),
        undo: questionRestored(question),
      }),
    );
  } catch (error) {
    yield put(questions.actions.mutationFailed(question.id));
    const title = messages.resource.removeFailed(messages.questions.one);
    yield put(toastShown({ intent: 'error', title, message: messageOf(error, title) }));
  }
}

function* restoration({ payload: question }: { payload: Question }): SagaIterator {
  try {
    yield run(restore, question);
    yield put(questions.actions.refreshed());
  } catch (error) {
    yield put(
      toastShown({ intent: 'error', title: text.restoreFailed, message: messageOf(error, text.restoreFailed) }),
    );
  }
}

/** A new question is on top if the newest are first; in the users' own order it is at the end. */
function* addition(): SagaIterator {
  const { searchParams }: ListState<Question> = yield select(questions.select);
  if (searchParams?.query.sortBy === 'position') yield put(questions.actions.refreshed());
}

export function* questionsSaga(): Generator {
  yield takeEvery(questions.actions.created, addition);
  yield takeEvery(questionRemoved, removal);
  yield takeEvery(questionRestored, restoration);
  yield debounce(300, settled, refresh);
  yield run(moves);
}
