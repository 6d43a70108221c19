import { getTimeZone, setTimeZone } from '@bidloom/contract/organizations';
import { Button, Combobox, Field, makeStyles, Option, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { Section } from '../../components/section.tsx';
import { timeZoneMessages } from '../../lib/messages.time-zone.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSend } from '../../lib/use-send.ts';
import { CallProblem } from './call-problem.tsx';

const text = timeZoneMessages;
/** The number of offered choices; typing narrows them. */
const most = 40;

const useStyles = makeStyles({ field: { maxWidth: '360px' }, save: { alignSelf: 'flex-start' } });

/** The time zone of the organisation, for its administrators. */
export function TimeZoneSection({ organizationId }: { organizationId: string }) {
  const { answer, error, reload } = useCall(getTimeZone, { params: { organizationId } });
  return (
    <Section title={text.title} text={text.text}>
      {error && <CallProblem message={error} onRetry={reload} />}
      {!error && !answer && (
        <Skeleton aria-label={messages.common.loading}>
          <SkeletonItem size={32} />
        </Skeleton>
      )}
      {answer && <TimeZoneForm organizationId={organizationId} kept={answer.data.timeZone} onSaved={reload} />}
    </Section>
  );
}

interface FormProps {
  organizationId: string;
  kept: string;
  onSaved: () => void;
}

function TimeZoneForm({ organizationId, kept, onSaved }: FormProps) {
  const styles = useStyles();
  const zones = useMemo(() => [...new Set(['UTC', kept, ...Intl.supportedValuesOf('timeZone')])], [kept]);
  const [typed, setTyped] = useState(kept);
  const { sending, error, send } = useSend();
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const offered = wanted === kept.toLowerCase() ? zones : zones.filter((zone) => zone.toLowerCase().includes(wanted));

  const save = async () => {
    const input = { params: { organizationId }, body: { timeZone: typed.trim() } };
    const answer = await send(setTimeZone, input, { done: ({ data }) => text.saved(data.timeZone) });
    if (!answer) return;
    setTyped(answer.data.timeZone);
    onSaved();
  };

  return (
    <form
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field className={styles.field} label={text.label} hint={text.hint} {...(error && { validationMessage: error })}>
        <Combobox
          freeform
          value={typed}
          selectedOptions={[kept]}
          onChange={(event) => setTyped(event.target.value)}
          onOptionSelect={(_, { optionValue }) => optionValue && setTyped(optionValue)}
        >
          {offered.slice(0, most).map((zone) => (
            <Option key={zone} value={zone}>
              {zone}
            </Option>
          ))}
        </Combobox>
      </Field>
      <Button type="submit" className={styles.save} disabled={sending || typed.trim() === kept || !typed.trim()}>
        {sending ? messages.common.saving : messages.common.save}
      </Button>
    </form>
  );
}
