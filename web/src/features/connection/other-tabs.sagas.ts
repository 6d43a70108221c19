import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { put, call as run, take } from 'redux-saga/effects';
import { freshen } from '../../lib/freshness.ts';
import { onOtherTabsChange } from '../../lib/other-tabs.ts';
import { freshenRequested } from '../../lib/state/connection.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';

/** Fetches data again that another tab has changed. */
export const otherTabsModule: StoreModule = {
  name: 'otherTabs',
  saga: function* otherTabsSaga() {
    const changes: EventChannel<true> = yield run(() =>
      eventChannel<true>((emit) => onOtherTabsChange(() => emit(true)), buffers.sliding(1)),
    );
    for (;;) {
      yield take(changes);
      yield run(freshen);
      yield put(freshenRequested());
    }
  },
};
