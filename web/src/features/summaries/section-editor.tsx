import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';

const { common, summaryRuns: text } = messages;

/** The longest correction of a section, in characters. */
const longest = 50_000;
/** The number of lines that the field shows at first. */
const rows = { least: 4, most: 16, charactersPerLine: 60 };

const useStyles = makeStyles({
  editor: { display: 'flex', flexDirection: 'column', gap: '8px' },
  // Fluent's own limit would hide most of a long section.
  field: { '& textarea': { maxHeight: 'none' } },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface SectionEditorProps {
  /** The storage key of the draft, which is kept until it is saved or discarded. */
  draftKey: string;
  title: string;
  words: string;
  onSave: (words: string) => void;
  onClose: () => void;
}

/** Edits a section by hand. */
export function SectionEditor({ draftKey, title, words, onSave, onClose }: SectionEditorProps) {
  const styles = useStyles();
  const { value, setValue, drop } = useDraft(draftKey, words);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const rememberFocus = useFocusBack(asking);
  const isChanged = value.trim() !== words.trim();
  const problem = value.trim() === '' ? text.textRequired : value.length > longest ? text.textTooLong : undefined;
  const lines = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / rows.charactersPerLine), 0);

  const close = () => {
    drop();
    onClose();
  };
  const save = () => {
    setTried(true);
    if (!isChanged) return close();
    if (problem) return;
    drop();
    onSave(value.trim());
  };
  const giveUp = () => {
    if (!isChanged) return close();
    rememberFocus();
    setAsking(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else if (event.key === 'Escape') giveUp();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.editor}>
      <Field label={text.textLabel(title)} hint={text.textHint} validationMessage={tried ? problem : undefined}>
        <Textarea
          autoFocus
          className={styles.field}
          resize="vertical"
          rows={Math.min(rows.most, Math.max(rows.least, lines))}
          value={value}
          onChange={(_, data) => setValue(data.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.buttons}>
        <Button appearance="primary" size="small" onClick={save}>
          {common.save}
        </Button>
        <Button size="small" onClick={giveUp}>
          {common.cancel}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={common.discardTitle}
          text={common.discardText}
          confirmLabel={common.discard}
          cancelLabel={common.keepEditing}
          onConfirm={close}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
