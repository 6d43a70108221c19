import {
  type BulkQuestionsResult,
  bulkQuestions,
  mostBulkQuestions,
  questionLength,
} from '@bidloom/contract/questions';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { TextBulletListAdd20Regular } from '@fluentui/react-icons';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useSend } from '../../lib/use-send.ts';
import { type PastedLine, readPasted } from './paste-lines.ts';
import { PastePreview } from './paste-preview.tsx';

const { paste: text, common } = messages;

const useStyles = makeStyles({
  surface: { maxWidth: '760px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

interface PasteDialogProps {
  categories: readonly { value: string; label: string }[];
  /** The category that the list shows, if it shows only one. */
  shownCategoryId: string;
  customerId: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Opens the dialog. */
export function PasteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<TextBulletListAdd20Regular />} onClick={onClick}>
      {text.open}
    </Button>
  );
}

/** Adds many questions at once, one on each line, and first shows which will be added. */
export function PasteDialog(props: PasteDialogProps) {
  const { categories, shownCategoryId, customerId, onAdded, onClose } = props;
  const styles = useStyles();
  const organizationId = useOrganizationId();
  // A pasted list is kept as a draft after a reload, until it is added.
  const { value: pasted, setValue: setPasted } = useDraft(`paste-questions:${organizationId}`, '');
  const [categoryId, setCategoryId] = useState(shownCategoryId || (categories[0]?.value ?? ''));
  const { sending, error, send } = useSend();
  const [left, setLeft] = useState<PastedLeft[]>([]);
  const deferred = useDeferredValue(pasted);
  const lines = useMemo(() => readPasted(deferred), [deferred]);
  const good = lines.filter(({ problem }) => problem === null);
  const tooMany = good.length > mostBulkQuestions;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (good.length === 0 || tooMany || sending) return;
    const params = { organizationId, categoryId, customerId };
    const body = { texts: good.map((line) => line.text) };
    const answer = await send(
      bulkQuestions,
      { params, body, failure: text.failed },
      { done: ({ data }) => text.done(data.created, data.existing) },
    );
    if (!answer) return;
    onAdded();
    setPasted('');
    if (answer.data.lines.length === 0) return onClose();
    setLeft(leftOf(answer.data, good));
  };

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && !sending && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={submit} noValidate>
          <DialogBody>
            <DialogTitle>{text.title}</DialogTitle>
            <DialogContent className={styles.content}>
              {(error || tooMany) && (
                <MessageBar intent="error" layout="multiline" role="alert">
                  <MessageBarBody>{error ?? text.tooMany(mostBulkQuestions)}</MessageBarBody>
                </MessageBar>
              )}
              <Field label={text.category} required>
                <Select value={categoryId} onChange={(_, { value }) => setCategoryId(value)}>
                  {categories.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={text.label} required hint={text.hint}>
                <Textarea
                  autoFocus
                  rows={8}
                  resize="vertical"
                  value={pasted}
                  onChange={(_, { value }) => setPasted(value)}
                />
              </Field>
              {left.length > 0 && pasted === '' ? (
                <PastePreview title={text.leftOut(left.length)} rows={left} />
              ) : lines.length === 0 ? (
                <Text>{text.nothing}</Text>
              ) : (
                <PastePreview
                  title={text.count(good.length)}
                  rows={lines.map((line) => ({ text: line.text, note: noteOf(line) }))}
                />
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabled={sending}>
                {left.length > 0 ? common.close : common.cancel}
              </Button>
              <Button
                type="submit"
                appearance="primary"
                disabled={good.length === 0 || tooMany || categoryId === ''}
                disabledFocusable={sending}
              >
                {sending ? text.adding : text.add(good.length)}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

interface PastedLeft {
  text: string;
  note: string;
}

const leftOf = ({ lines }: BulkQuestionsResult, sent: readonly PastedLine[]): PastedLeft[] =>
  lines.map(({ line, reason }) => ({ text: sent[line - 1]?.text ?? '', note: reason }));

function noteOf({ problem }: PastedLine): string {
  if (!problem) return '';
  return problem.kind === 'twice' ? text.twice(problem.of) : text.tooLong(questionLength);
}
