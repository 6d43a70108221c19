import { listPrices, type ModelPrice, priceForm, setPrice } from '@bidloom/contract/costing';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Add20Regular, Edit20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { z } from 'zod';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/fields.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { costingMessages } from '../../lib/messages.costing.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import { useSend } from '../../lib/use-send.ts';
import { formatCost } from './format-cost.ts';

const text = costingMessages;

const useStyles = makeStyles({
  header: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { color: tokens.colorNeutralForeground2 },
});

/** A schema for a typed number. */
const typed = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z
    .string()
    .transform((value) => (value.trim() === '' ? undefined : Number(value)))
    .pipe(schema as never as z.ZodType<number, number | undefined>);
const form = z.object({
  model: priceForm.shape.model,
  inputPrice: typed(priceForm.shape.inputPrice),
  outputPrice: typed(priceForm.shape.outputPrice),
});

/** The prices of models, and the form that sets them. */
export function PricesCard() {
  const styles = useStyles();
  const { answer, error, reload } = useCall(listPrices, {});
  const [editing, setEditing] = useState<ModelPrice | 'new' | null>(null);
  const sent = useSend();
  const prices = answer?.data ?? [];
  useReopenedForm(text.prices, answer !== undefined, (id) => {
    const price = prices.find(({ model }) => model === id);
    if (price || id === '') setEditing(price ?? 'new');
  });
  const model = editing && editing !== 'new' ? editing : null;

  const save = async (body: z.output<typeof form>) => {
    if (!(await sent.send(setPrice, { body, failure: text.priceFailed }, { done: text.priceSaved }))) return;
    setEditing(null);
    reload();
  };

  return (
    <Card>
      <div className={styles.header}>
        <div>
          <h2 className={styles.title}>{text.prices}</h2>
          <Text className={styles.hint}>{text.pricesText}</Text>
        </div>
        <Button icon={<Add20Regular />} onClick={() => setEditing('new')}>
          {text.addPrice}
        </Button>
      </div>
      {error && (
        <div role="alert">
          <Text block>{error}</Text>
          <Button onClick={reload}>{messages.common.retry}</Button>
        </div>
      )}
      {answer && prices.length === 0 && <Text className={styles.hint}>{text.noPrices}</Text>}
      {prices.length > 0 && (
        <FigureTable
          label={text.prices}
          header={[
            text.field.model,
            text.field.inputPrice,
            text.field.outputPrice,
            text.field.source,
            messages.common.actions,
          ]}
          rows={prices.map((price) => ({
            id: price.model,
            cells: [
              price.model,
              price.inputPrice === null ? text.noPrice : formatCost(price.inputPrice),
              price.outputPrice === null ? text.noPrice : formatCost(price.outputPrice),
              price.inputPrice === null
                ? messages.common.none
                : price.isDefault
                  ? text.bySettings
                  : (price.setBy ?? text.byPerson),
              <Button
                key="edit"
                appearance="subtle"
                size="small"
                icon={<Edit20Regular />}
                aria-label={text.changePrice(price.model)}
                onClick={() => setEditing(price)}
              />,
            ],
          }))}
        />
      )}
      {editing && (
        <FormDialog
          title={model ? text.editPrice(model.model) : text.addPrice}
          schema={form}
          defaultValues={{
            model: model?.model ?? '',
            inputPrice: model?.inputPrice?.toString() ?? '',
            outputPrice: model?.outputPrice?.toString() ?? '',
          }}
          saving={sent.sending}
          error={sent.error}
          submitLabel={messages.common.save}
          savingLabel={messages.common.saving}
          draftName={text.prices}
          {...(model ? { itemId: model.model } : {})}
          onSubmit={save}
          onClose={() => setEditing(null)}
        >
          {!model && <TextField name="model" label={text.field.model} required autoFocus />}
          <TextField name="inputPrice" label={text.field.inputPrice} type="number" required />
          <TextField name="outputPrice" label={text.field.outputPrice} type="number" required />
        </FormDialog>
      )}
    </Card>
  );
}
