import { makeStyles, Select } from '@fluentui/react-components';

const useStyles = makeStyles({
  select: {
    flex: '0 1 200px',
    minWidth: '140px',
    // As wide as the longest choice, so that none is cut; two filters share a line if they fit.
    '@media (max-width: 640px)': { flexGrow: 1, flexBasis: 'auto', maxWidth: '100%' },
  },
});

interface FilterSelectProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter of a list: a select with few choices, of which the first usually means "no filter". */
export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  return (
    <Select
      className={useStyles().select}
      aria-label={label}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
