import { Input, makeStyles } from '@fluentui/react-components';
import { FilterSelect } from '../../components/filter-select.tsx';
import { InlineField } from '../../components/inline-field.tsx';
import { NameTag } from '../../components/name-tag.tsx';
import { auditMessages } from '../../lib/messages.audit.ts';
import { startOfDay } from '../../lib/start-of-day.ts';

const text = auditMessages;

const actions = [
  { value: '', label: text.allActions },
  ...text.actions.map((action) => ({ value: action, label: text.actionName(action) })),
];
const outcomes = [
  { value: '', label: text.allOutcomes },
  { value: 'done', label: text.outcomes.done },
  { value: 'refused', label: text.outcomes.refused },
];

const useStyles = makeStyles({
  // Both days are on one line if they fit.
  period: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', '@media (max-width: 640px)': { flexBasis: '100%' } },
  input: { minWidth: '150px' },
});

interface AuditFiltersProps {
  filters: Record<string, string>;
  onChange: (filters: Record<string, string>) => void;
}

/** The names of the filters in the address. */
export const auditFilterNames = [
  ...['action', 'outcome', 'person', 'personName', 'thing', 'thingName', 'from', 'to', 'organization'],
];

/** The filters for the api. Days are in the browser's time zone, the last one included. */
export function auditQuery({ action, outcome, person, thing, from, to, organization }: Record<string, string>) {
  const given = { action, outcome, actorId: person, targetId: thing, organizationId: organization };
  const query = { ...given, from: startOfDay(from), to: startOfDay(to, 1) };
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const styles = useStyles();
  const { person, personName, thing, thingName } = filters;
  const tags: ({ label: string; off: Record<string, string> } | '' | undefined)[] = [
    person && { label: personName ? text.ofPerson(personName) : text.onePerson, off: { person: '', personName: '' } },
    thing && { label: thingName ? text.ofThing(thingName) : text.oneThing, off: { thing: '', thingName: '' } },
  ];
  return (
    <>
      <FilterSelect
        label={text.field.action}
        value={filters.action ?? ''}
        choices={actions}
        onChange={(action) => onChange({ action })}
      />
      <FilterSelect
        label={text.field.outcome}
        value={filters.outcome ?? ''}
        choices={outcomes}
        onChange={(outcome) => onChange({ outcome })}
      />
      <div className={styles.period}>
        {(['from', 'to'] as const).map((name) => (
          <InlineField key={name} label={text.field[name]}>
            <Input
              type="date"
              className={styles.input}
              value={filters[name] ?? ''}
              onChange={(_, { value }) => onChange({ [name]: value })}
            />
          </InlineField>
        ))}
      </div>
      {tags
        .filter((tag) => typeof tag === 'object')
        .map(({ label, off }) => (
          <NameTag
            key={label}
            text={label}
            dismissible
            dismissIcon={{ 'aria-label': text.remove(label) }}
            onClick={() => onChange(off)}
          />
        ))}
    </>
  );
}
