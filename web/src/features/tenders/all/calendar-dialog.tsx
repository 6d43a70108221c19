import { createFeed, deleteFeed, type FeedScope, feedScopes, listFeeds } from '@bidloom/contract/calendar-feeds';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Input,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { CalendarLtr20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatDate } from '../../../lib/format.ts';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { type ToastIntent, toastShown } from '../../../lib/state/toasts.slice.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';
import { useSend } from '../../../lib/use-send.ts';

const text = allTenderMessages.calendar;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  feed: { display: 'flex', flexDirection: 'column', gap: '6px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  address: { display: 'flex', gap: '8px', '& > span': { flexGrow: 1, minWidth: 0 } },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** A button that opens the private calendar links with due dates. */
export function CalendarButton() {
  return (
    <Dialog>
      <DialogTrigger disableButtonEnhancement>
        <Button icon={<CalendarLtr20Regular />}>{text.button}</Button>
      </DialogTrigger>
      <DialogSurface>
        <CalendarLinks />
      </DialogSurface>
    </Dialog>
  );
}

function CalendarLinks() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const params = { organizationId };
  const { answer, error, reload } = useCall(listFeeds, { params, failure: text.fetchFailed });
  /** The addresses of newly created links. */
  const [made, setMade] = useState<Partial<Record<FeedScope, string>>>({});
  const { sending: busy, send } = useSend();
  const tell = (intent: ToastIntent, message: string) => dispatch(toastShown({ intent, message }));

  const make = async (scope: FeedScope) => {
    const answer = await send(createFeed, { params, body: { scope } }, { failed: text.makeFailed });
    if (!answer) return;
    setMade((urls) => ({ ...urls, [scope]: answer.data.url }));
    reload();
  };
  const revoke = async (scope: FeedScope, id: string) => {
    const told = { done: text.revoked, failed: text.revokeFailed };
    if (!(await send(deleteFeed, { params: { ...params, id } }, told))) return;
    setMade(({ [scope]: _, ...urls }) => urls);
    reload();
  };
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => tell('success', text.copied),
      () => tell('warning', text.copyFailed),
    );

  return (
    <DialogBody>
      <DialogTitle>{text.title}</DialogTitle>
      <DialogContent className={styles.content}>
        <Text>{text.text}</Text>
        {error && (
          <div role="alert">
            <Text block>{error}</Text>
            <Button size="small" onClick={reload}>
              {messages.common.retry}
            </Button>
          </div>
        )}
        {feedScopes.map((scope) => {
          const feed = answer?.data.find((one) => one.scope === scope);
          const url = made[scope];
          return (
            <section key={scope} className={styles.feed} aria-label={text.scopes[scope]}>
              <h3 className={styles.title}>{text.scopes[scope]}</h3>
              {url ? (
                <>
                  <div className={styles.address}>
                    <Input
                      readOnly
                      value={url}
                      aria-label={text.link(text.scopes[scope])}
                      onFocus={(event) => event.target.select()}
                    />
                    <Button appearance="primary" onClick={() => void copy(url)}>
                      {text.copy}
                    </Button>
                  </div>
                  <Text size={200} className={styles.quiet} role="status">
                    {text.once}
                  </Text>
                </>
              ) : (
                <Text size={200} className={styles.quiet}>
                  {feed
                    ? text.state(formatDate(feed.createdAt), feed.lastReadAt && formatDate(feed.lastReadAt))
                    : answer && text.none}
                </Text>
              )}
              <div className={styles.buttons}>
                <Button size="small" disabledFocusable={busy || !answer} onClick={() => void make(scope)}>
                  {feed ? text.renew : text.make}
                </Button>
                {feed && (
                  <Button size="small" disabledFocusable={busy} onClick={() => void revoke(scope, feed.id)}>
                    {text.revoke}
                  </Button>
                )}
              </div>
            </section>
          );
        })}
      </DialogContent>
      <DialogActions>
        <DialogTrigger disableButtonEnhancement>
          <Button>{text.close}</Button>
        </DialogTrigger>
      </DialogActions>
    </DialogBody>
  );
}
