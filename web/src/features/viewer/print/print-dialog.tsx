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
  ProgressBar,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../lib/messages.ts';
import { labelOf } from '../page-labels.ts';
import type { PdfDocument } from '../pdf-engine.ts';
import type { Rotation } from '../rotation.ts';
import { mostPrinted, pagesOf } from './page-ranges.ts';
import { printPages } from './print-pages.ts';

const words = messages.viewerTools;

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

interface PrintDialogProps {
  pdf: PdfDocument | null;
  /** 1-based. */
  page: number;
  total: number;
  labels: readonly string[] | null;
  rotation: Rotation;
  onClose: () => void;
}

/** Chooses the pages to print, and prepares them. */
export function PrintDialog({ pdf, page, total, labels, rotation, onClose }: PrintDialogProps) {
  const styles = useStyles();
  const [choice, setChoice] = useState<'all' | 'current' | 'range'>(total > mostPrinted ? 'current' : 'all');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    return () => controller.abort();
  }, []);

  const start = async () => {
    const all = Array.from({ length: total }, (_, index) => index + 1);
    const pages = choice === 'all' ? all : choice === 'current' ? [page] : pagesOf(typed, total, labels);
    if (!pages) return setError(words.printRangeWrong(labelOf(1, labels), labelOf(total, labels)));
    if (pages.length > mostPrinted) return setError(words.printTooMany(mostPrinted));
    if (!pdf) return setError(words.printFailed);
    setError(null);
    setProgress({ done: 0, total: pages.length });
    try {
      const { signal } = running.current;
      const onProgress = (done: number) => setProgress({ done, total: pages.length });
      await printPages({ pdf, pages, rotation, signal, onProgress });
      onClose();
    } catch {
      setProgress(null);
      setError(words.printFailed);
    }
  };
  const isBusy = progress !== null;
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <DialogBody>
            <DialogTitle>{words.printTitle}</DialogTitle>
            <DialogContent className={styles.content}>
              <Field {...(error && choice !== 'range' ? { validationMessage: error } : {})}>
                <RadioGroup
                  value={choice}
                  disabled={isBusy}
                  aria-label={words.printTitle}
                  onChange={(_, { value }) => {
                    setChoice(value as typeof choice);
                    setError(null);
                  }}
                >
                  <Radio value="all" label={words.printAll(total)} />
                  <Radio value="current" label={words.printCurrent(labelOf(page, labels))} />
                  <Radio value="range" label={words.printRange} />
                </RadioGroup>
              </Field>
              {choice === 'range' && (
                <Field
                  label={words.printRange}
                  hint={words.printRangeHint}
                  {...(error ? { validationMessage: error } : {})}
                >
                  <Input value={typed} disabled={isBusy} onChange={(_, { value }) => setTyped(value.slice(0, 200))} />
                </Field>
              )}
              {progress && (
                <Field validationState="none" validationMessage={words.printing(progress.done, progress.total)}>
                  <ProgressBar value={progress.done / progress.total} aria-label={words.printTitle} />
                </Field>
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{messages.common.cancel}</Button>
              <Button appearance="primary" type="submit" disabledFocusable={isBusy || !pdf}>
                {words.printStart}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
