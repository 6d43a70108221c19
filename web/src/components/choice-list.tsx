import { Checkbox, Label, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { messages } from '../lib/messages.ts';

const text = messages.runs;

/** From this number of choices on, there is a search field. */
const searchableFrom = 7;

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, minWidth: 0, border: 'none' },
  label: { display: 'block', marginBottom: '4px' },
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    paddingRight: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  search: { flex: '1 1 140px', maxWidth: 'none', margin: '4px 0' },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', marginLeft: 'auto' },
  list: { maxHeight: '220px', overflowY: 'auto', display: 'flex', flexDirection: 'column' },
  choice: { alignItems: 'flex-start', '& label': { overflowWrap: 'anywhere', minWidth: 0 } },
  error: { display: 'block', marginTop: '2px', color: tokens.colorPaletteRedForeground1 },
  note: { display: 'block', marginTop: '2px', color: tokens.colorNeutralForeground2 },
  none: { padding: '8px 12px', color: tokens.colorNeutralForeground2 },
});

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceListProps {
  label: string;
  /** The name of the choices, for the search field. */
  many: string;
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  /** A note on the choices, such as that there are more. */
  note?: string | undefined;
}

/** Selects several choices: all at once or one by one, with a search field if there are many. */
export function ChoiceList({ label, many, choices, value, onChange, error, note }: ChoiceListProps) {
  const styles = useStyles();
  const id = useId();
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  const shown = term ? choices.filter((choice) => choice.label.toLowerCase().includes(term)) : choices;
  const chosen = new Set(value);
  const chosenShown = shown.filter((choice) => chosen.has(choice.value)).length;
  const all = shown.length > 0 && chosenShown === shown.length;

  const toggle = (values: readonly string[], on: boolean) => {
    const next = new Set(value);
    for (const one of values) on ? next.add(one) : next.delete(one);
    // In the order of the choices, not of the clicks.
    onChange(choices.map((choice) => choice.value).filter((one) => next.has(one)));
  };

  return (
    <fieldset className={styles.group} aria-labelledby={`${id}-label`} aria-describedby={error && `${id}-error`}>
      <Label id={`${id}-label`} className={styles.label}>
        {label}
      </Label>
      <div className={styles.frame}>
        {choices.length > 1 && (
          <div className={styles.head}>
            <Checkbox
              label={text.selectAll(shown.length)}
              checked={all ? true : chosenShown > 0 ? 'mixed' : false}
              onChange={() =>
                toggle(
                  shown.map((choice) => choice.value),
                  !all,
                )
              }
            />
            {choices.length >= searchableFrom && (
              <SearchBox
                className={styles.search}
                type="search"
                size="small"
                value={search}
                placeholder={text.searchChoices(many)}
                aria-label={text.searchChoices(many)}
                onChange={(_, data) => setSearch(data.value)}
                // Enter in the search field must not submit the form around it.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )}
            <Text size={200} className={styles.count}>
              {text.selected(value.length, choices.length)}
            </Text>
          </div>
        )}
        <div className={styles.list}>
          {shown.map((choice) => (
            <Checkbox
              key={choice.value}
              className={styles.choice}
              label={choice.label}
              checked={chosen.has(choice.value)}
              onChange={(_, { checked }) => toggle([choice.value], checked === true)}
            />
          ))}
          {shown.length === 0 && (
            <Text size={200} className={styles.none}>
              {text.noChoice}
            </Text>
          )}
        </div>
      </div>
      {note && (
        <Text size={200} className={styles.note}>
          {note}
        </Text>
      )}
      {error && (
        <Text id={`${id}-error`} size={200} className={styles.error} role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
