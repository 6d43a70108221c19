import { Field, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  // No gap between rows: the field has empty rows, which would make it higher than its neighbours.
  field: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 8px',
    // Labels above the inputs, so that the inputs are aligned whatever the lengths of the labels.
    '@media (max-width: 640px)': { flexGrow: 1, gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)' },
  },
});

/** A field in a row of filters or buttons: its label beside it, both as high as the row. */
export function InlineField({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Field label={label} orientation="horizontal" className={useStyles().field}>
      {children}
    </Field>
  );
}
