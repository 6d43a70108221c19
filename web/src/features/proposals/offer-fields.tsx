import { makeStyles } from '@fluentui/react-components';
import { TextAreaField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.proposals;

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: '12px',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
});

/** The offer's fields besides the documents. */
export function OfferFields() {
  return (
    <>
      <div className={useStyles().pair}>
        <TextField name="amount" label={text.field.amount} type="number" />
        <TextField name="currency" label={text.field.currency} hint={text.currencyHint} />
      </div>
      <TextAreaField name="notes" label={text.field.notes} />
    </>
  );
}
