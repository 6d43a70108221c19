import { buffers, type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { delay, put, race, call as run, take } from 'redux-saga/effects';
import { isServerThere, onUnreachable } from '../../lib/api-client.ts';
import { freshen } from '../../lib/freshness.ts';
import {
  connectionLost,
  connectionName,
  connectionReducer,
  connectionRestored,
  connectionSettled,
  freshenRequested,
} from '../../lib/state/connection.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';

/** Milliseconds before the server is tried again. The wait grows each time, up to the longest. */
const waits = { first: 1000, longest: 15_000 };
/** How long the note that the connection is back is shown, in milliseconds. */
const saidFor = 4000;

type Sign = 'doubt' | 'hope';

/** Checks whether the server can be reached, and refreshes everything when it can be reached again. */
export const connectionModule: StoreModule = {
  name: connectionName,
  reducer: connectionReducer as StoreModule['reducer'],
  saga: function* connectionSaga() {
    const signs: EventChannel<Sign> = yield run(openSigns);
    for (;;) {
      const sign: Sign = yield take(signs);
      // A single failed call does not prove an outage: the server is checked before the user is told.
      if (sign === 'hope' || (yield run(isServerThere))) continue;
      yield put(connectionLost());
      yield run(awaitServer, signs);
      yield put(connectionRestored());
      yield run(freshen);
      yield put(freshenRequested());
      yield delay(saidFor);
      yield put(connectionSettled());
    }
  },
};

/** Tries the server until it answers, and at once when the browser reports that the network is back. */
function* awaitServer(signs: EventChannel<Sign>): SagaIterator {
  for (let wait = waits.first; ; wait = Math.min(2 * wait, waits.longest)) {
    yield race({ sign: take(signs), late: delay(wait) });
    if (yield run(isServerThere)) return;
  }
}

function openSigns(): EventChannel<Sign> {
  return eventChannel<Sign>((emit) => {
    const doubt = () => emit('doubt');
    const hope = () => emit('hope');
    const stop = onUnreachable(doubt);
    window.addEventListener('offline', doubt);
    window.addEventListener('online', hope);
    if (!navigator.onLine) doubt();
    return () => {
      stop();
      window.removeEventListener('offline', doubt);
      window.removeEventListener('online', hope);
    };
  }, buffers.sliding(1));
}
