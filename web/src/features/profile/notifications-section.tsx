import {
  changeNotificationChoices,
  getNotificationChoices,
  type NotificationChoices,
} from '@bidloom/contract/notifications';
import { Button, makeStyles, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Section } from '../../components/section.tsx';

import { messages } from '../../lib/messages.ts';
import { unwantedChosen } from '../../lib/state/notifications.slice.ts';
import { unwantedTypes } from '../../lib/unwanted-types.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSend } from '../../lib/use-send.ts';
import { FormProblem } from './form-problem.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

const text = messages.profile;

const useStyles = makeStyles({
  choices: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' },
  retry: { alignSelf: 'flex-start' },
});

/** The kinds of notification that the user wants; each change is saved at once. */
export function NotificationsSection() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { answer, error, reload } = useCall(getNotificationChoices, {});
  const { send } = useSend();
  const [changes, setChanges] = useState<Partial<NotificationChoices>>({});

  const choose = async (kind: keyof NotificationChoices, wanted: boolean) => {
    setChanges((current) => ({ ...current, [kind]: wanted }));
    const input = { body: { [kind]: wanted } };
    const answer = await send(changeNotificationChoices, input, { failed: text.choicesFailed });
    if (answer) dispatch(unwantedChosen(unwantedTypes(answer.data)));
    else setChanges((current) => ({ ...current, [kind]: !wanted }));
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
