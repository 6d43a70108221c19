import {
  changeNotificationChoices,
  getNotificationChoices,
  type NotificationChoices,
} from '@bidloom/contract/notifications';
import { Button, makeStyles, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Section } from '../../components/section.tsx';

import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { unwantedChosen } from '../../lib/state/notifications.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { unwantedTypes } from '../../lib/unwanted-types.ts';
import { useCall } from '../../lib/use-call.ts';
import { FormProblem } from './form-problem.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

const text = messages.profile;

const useStyles = makeStyles({
  choices: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' },
  retry: { alignSelf: 'flex-start' },
});

/** Which kinds of notification one wants to see; each is kept when it is switched. */
export function NotificationsSection() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { answer, error, reload } = useCall(getNotificationChoices, {});
  const [changes, setChanges] = useState<Partial<NotificationChoices>>({});

  const choose = async (kind: keyof NotificationChoices, wanted: boolean) => {
    setChanges((current) => ({ ...current, [kind]: wanted }));
    try {
      const { data } = await call(changeNotificationChoices, { body: { [kind]: wanted } });
      dispatch(unwantedChosen(unwantedTypes(data)));
    } catch (failure) {
      setChanges((current) => ({ ...current, [kind]: !wanted }));
      dispatch(toastShown({ intent: 'error', message: messageOf(failure, text.choicesFailed) }));
    }
  };

  return (
    <Section title={text.notifications} text={text.notificationsText}>
      {error && (
        <>
          <FormProblem message={error} />
          <Button className={styles.retry} onClick={reload}>
            {messages.common.retry}
          </Button>
        </>
      )}
      {!answer && !error && <SectionSkeleton />}
      {answer && (
        <div className={styles.choices}>
          {Object.entries(text.kinds).map(([name, label]) => {
            const kind = name as keyof NotificationChoices;
            return (
              <Switch
                key={kind}
                label={label}
                checked={changes[kind] ?? answer.data[kind]}
                onChange={(_, { checked }) => choose(kind, checked)}
              />
            );
          })}
        </div>
      )}
    </Section>
  );
}
