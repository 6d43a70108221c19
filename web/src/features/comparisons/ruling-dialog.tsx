import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Radio,
  RadioGroup,
  Textarea,
} from '@fluentui/react-components';
import { useState } from 'react';
import { messages } from '../../lib/messages.ts';
import type { Ruling, Standing } from './rulings.ts';

const text = messages.comparison;
const choices = ['meets', 'deviates', 'accepted', 'wrong_match'] as const;
const asFound = 'found';

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** The choice that is selected at first. A deviation is usually accepted. For a missing or unclear value nothing is selected. */
function suggested(standing: Standing): string {
  if (standing === 'deviates') return 'accepted';
  return standing === 'missing' || standing === 'unclear' ? '' : standing;
}

interface RulingDialogProps {
  title: string;
  proposalId: string;
  ruling: Ruling | null;
  /** As it was found or judged. */
  standing: Standing;
  /** What was found in the offer, with its unit; empty where nothing was. */
  found: string;
  onSave: (ruling: Ruling | null) => void;
  onClose: () => void;
}

/** A person's judgement of an offer, with a note and, where the offer was read wrong, its right value. Without a judgement the offer keeps the state that was found. */
export function RulingDialog({ title, proposalId, ruling, standing, found, onSave, onClose }: RulingDialogProps) {
  const styles = useStyles();
  const [state, setState] = useState<string>(ruling?.state ?? suggested(standing));
  const [note, setNote] = useState(ruling?.note ?? '');
  const [value, setValue] = useState(ruling?.value ?? found);
  const save = () => {
    const chosen = choices.find((each) => each === state);
    const own = value.trim();
    const isOwn = own !== '' && own !== found;
    onSave(chosen ? { proposalId, state: chosen, note: note.trim(), ...(isOwn && { value: own }) } : null);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.fields}>
            <Field label={text.judgement}>
              <RadioGroup value={state} onChange={(_, { value }) => setState(value)}>
                {choices.map((each) => (
                  <Radio key={each} value={each} label={text.states[each]} />
                ))}
                {ruling && <Radio value={asFound} label={text.found} />}
              </RadioGroup>
            </Field>
            <Field label={text.offered} hint={found === '' ? text.nothingFound : text.foundValue(found)}>
              <Input
                value={value}
                maxLength={1000}
                disabled={state === asFound}
                onChange={(_, data) => setValue(data.value)}
              />
            </Field>
            <Field label={text.note}>
              <Textarea
                value={note}
                maxLength={1000}
                disabled={state === asFound}
                onChange={(_, data) => setNote(data.value)}
              />
            </Field>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{messages.common.cancel}</Button>
            <Button appearance="primary" disabled={state === ''} onClick={save}>
              {messages.common.save}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
