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

/** Milliseconds after which the server is asked for again; each time longer, up to the longest. */
const waits = { first: 1000, longest: 15_000 };
/** How long it is said that the connection is back, in milliseconds. */
const saidFor = 4000;

type Sign = 'doubt' | 'hope';

/** Follows whether the server can be reached, and has everything asked once more when it can again. */
export const connectionModule: StoreModule = {
  name: connectionName,
  reducer: connectionReducer as StoreModule['reducer'],
  saga: function* connectionSaga() {
    const signs: EventChannel<Sign> = yield run(openSigns);
    for (;;) {
      const sign: Sign = yield take(signs);
      // A single call that failed says little: the server is asked before anybody is told.
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

/** Asks for the server until it is there, and at once where the browser says that there is a network again. */
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
