import { getTimeZone, setTimeZone } from '@bidloom/contract/organizations';
import { Button, Combobox, Field, makeStyles, Option, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { timeZoneMessages } from '../../lib/messages.time-zone.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from './call-problem.tsx';

const text = timeZoneMessages;
/** So many choices are offered at once: typing narrows them. */
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
  const dispatch = useDispatch();
  const zones = useMemo(() => [...new Set(['UTC', kept, ...Intl.supportedValuesOf('timeZone')])], [kept]);
  const [typed, setTyped] = useState(kept);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const offered = wanted === kept.toLowerCase() ? zones : zones.filter((zone) => zone.toLowerCase().includes(wanted));

  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const { data } = await call(setTimeZone, { params: { organizationId }, body: { timeZone: typed.trim() } });
      setTyped(data.timeZone);
      dispatch(toastShown({ intent: 'success', message: text.saved(data.timeZone) }));
      onSaved();
    } catch (error) {
      setProblem(messageOf(error, setTimeZone.failed));
    }
    setSaving(false);
  };

  return (
    <form
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        className={styles.field}
        label={text.label}
        hint={text.hint}
        {...(problem && { validationMessage: problem })}
      >
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
      <Button type="submit" className={styles.save} disabled={saving || typed.trim() === kept || !typed.trim()}>
        {saving ? messages.common.saving : messages.common.save}
      </Button>
    </form>
  );
}
