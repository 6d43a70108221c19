import type { NotificationEvent } from '@bidloom/contract/notifications';
import { getNotificationChoices, processingTypes, recentNotifications } from '@bidloom/contract/notifications';
import { type EventChannel, eventChannel, type SagaIterator, type Task } from 'redux-saga';
import { cancel, delay, fork, put, race, call as run, select, take } from 'redux-saga/effects';
import { type Answer, call, unauthorized } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { isFailureOnScreen, isOfOtherTender, notificationPath } from '../../lib/notification-path.ts';
import { notificationTitle } from '../../lib/notification-title.ts';
import { cleared, selectUser, signedIn } from '../../lib/state/auth.slice.ts';
import { connectionRestored } from '../../lib/state/connection.slice.ts';
import {
  connectionChanged,
  isAwaited,
  joinsUnread,
  notificationReceived,
  notificationsFailed,
  notificationsLoaded,
  notificationsRead,
  selectNotifications,
  unreadRestored,
  unwantedChosen,
} from '../../lib/state/notifications.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { type ToastIntent, toastShown } from '../../lib/state/toasts.slice.ts';
import { readToken } from '../../lib/token.ts';
import { unwantedTypes } from '../../lib/unwanted-types.ts';
import { createRecentIds } from './recent-ids.ts';
import { type Heard, openSharedStream } from './shared-stream.ts';
import { readUnread, storeUnread } from './unread-count.ts';

/** The stream is opened again every 30 minutes, with the current token. */
const reconnectAfter = 30 * 60_000;

type Outcome = 'refused' | 'broken' | 'expired';

/** Where the next stream continues, and the ids of the events that were told: the stream of another tab may begin earlier. */
interface Position {
  lastEventId: string;
  told: ReturnType<typeof createRecentIds>;
}

/** How many ids of events are kept: far more than the stream of another tab repeats. */
const mostTold = 500;

/** How long to wait before a stream that broke is opened again, in milliseconds. */
const breathing = 5000;

/** Follows the notifications of the signed-in user. */
export function* notificationsSaga(): SagaIterator {
  for (;;) {
    const task: Task = yield fork(follow);
    yield take([signedIn, cleared]);
    yield cancel(task);
  }
}

function* follow(): SagaIterator {
  const user: ReturnType<typeof selectUser> = yield select(selectUser);
  if (!user) return;
  yield fork(rememberUnread, user.userId);
  const position: Position = { lastEventId: '', told: createRecentIds(mostTold) };
  if (user.organizationId) yield fork(loadRecent, position);
  while (readToken()) {
    const outcome: Outcome = yield run(listen, user.userId, position);
    if (outcome === 'refused') return yield run(unauthorized);
    if (outcome === 'broken') yield race({ late: delay(breathing), back: take(connectionRestored) });
  }
}

/** A reload does not make notifications read. */
function* rememberUnread(userId: string): SagaIterator {
  yield put(unreadRestored(readUnread(userId)));
  for (;;) {
    yield take([notificationReceived, notificationsRead]);
    const { unread }: ReturnType<typeof selectNotifications> = yield select(selectNotifications);
    storeUnread(userId, unread);
  }
}

function* loadRecent(position: Position): SagaIterator {
  try {
    const answer: Answer<typeof recentNotifications> = yield run(
      call<typeof recentNotifications>,
      recentNotifications,
      {
        failure: messages.notifications.failed,
      },
    );
    yield put(notificationsLoaded(answer.data));
    // If the stream moves to another tab before its first event, what comes meanwhile is not lost.
    position.lastEventId ||= answer.data[0]?.id ?? '';
    const choices: Answer<typeof getNotificationChoices> = yield run(
      call<typeof getNotificationChoices>,
      getNotificationChoices,
      { failure: messages.notifications.failed },
    );
    yield put(unwantedChosen(unwantedTypes(choices.data)));
  } catch (error) {
    // No toast, because the user did not request it: the bell shows the failure when it is opened.
    yield put(notificationsFailed(messageOf(error, messages.notifications.failed)));
  }
}

/** Reads one stream to its end, and returns how it ended. `position` stores where the next one continues. */
function* listen(userId: string, position: Position): SagaIterator<Outcome> {
  const channel: EventChannel<Heard> = yield run(openChannel, userId, position);
  try {
    const { outcome }: { outcome?: Outcome } = yield race({
      outcome: run(receive, channel, position),
      timeout: delay(reconnectAfter),
    });
    return outcome ?? 'expired';
  } finally {
    channel.close();
    yield put(connectionChanged(false));
  }
}

function* receive(channel: EventChannel<Heard>, position: Position): SagaIterator<Outcome> {
  for (;;) {
    const heard: Heard = yield take(channel);
    if (heard.kind === 'ended') return heard.outcome;
    if (heard.kind === 'connected') {
      yield put(connectionChanged(heard.connected));
      const { error }: ReturnType<typeof selectNotifications> = yield select(selectNotifications);
      if (heard.connected && error !== null) yield fork(loadRecent, position);
      continue;
    }
    const { event, id } = heard;
    if (id && position.told.has(id)) continue;
    if (event.DocumentId || event.RequestId || event.ProcessingType === processingTypes.keyFacts) {
      yield put(progressReceived(event));
    }
    if (!id) continue;
    position.lastEventId = id;
    position.told.add(id);
    const known: ReturnType<typeof selectNotifications> = yield select(selectNotifications);
    if (known.unwanted.includes(event.ProcessingType)) continue;
    const notification = { id, createdAt: new Date().toISOString(), event };
    yield put(notificationReceived(notification));
    // Of documents that were uploaded together the first one is told; the bell counts the others.
    if (isAwaited(known, event) || joinsUnread(known, notification)) continue;
    // No toast for documents of other tenders, nor for a failure that the open screen shows: the bell is enough.
    const { pathname, search } = window.location;
    if (isOfOtherTender(event, pathname) || isFailureOnScreen(event, { pathname, search })) continue;
    const isOpen = event.RequestId && new URLSearchParams(search).get('request') === event.RequestId;
    const user: ReturnType<typeof selectUser> = yield select(selectUser);
    const path = isOpen ? undefined : notificationPath(event, user?.organizationId ?? null);
    yield put(toastShown(toastOf(event, path)));
  }
}

const intents: Readonly<Record<string, ToastIntent>> = { failed: 'error', cancelled: 'info' };

/**
 * The message of a failed document already names the file and the outcome, so it needs no title. That of a run only says how it ended, with a
 * link to it: the bell names its tender and documents.
 */
function toastOf(event: NotificationEvent, path: string | undefined) {
  const { ProcessingType, Status, FileName, Message } = event;
  const toast = { intent: intents[Status ?? ''] ?? 'success', message: Message, inBell: true };
  const outcome = runOutcome(event);
  if (outcome) return { ...toast, message: outcome, to: path };
  if (ProcessingType !== processingTypes.documentIngestion) return { ...toast, title: notificationTitle(event) };
  if (Status !== 'ready' || FileName === undefined) return toast;
  return { ...toast, title: messages.notifications.documentReady, message: FileName };
}

function runOutcome(event: NotificationEvent): string | undefined {
  const words = event.RequestType && messages.notifications.outcomes[event.Status ?? ''];
  if (!words) return undefined;
  const title = notificationTitle(event);
  return `${title} ${title.endsWith('s') ? words.many : words.one}`;
}

const openChannel = (userId: string, position: Position): EventChannel<Heard> =>
  eventChannel((emit) => openSharedStream(userId, position, emit));
