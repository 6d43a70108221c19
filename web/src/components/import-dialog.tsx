import type { Endpoint } from '@bidloom/contract';
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
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { CallInput } from '../lib/api-client.ts';
import { messages } from '../lib/messages.ts';
import { useDownload } from '../lib/use-download.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { useImport } from './use-import.ts';

const text = messages.imports;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
  wide: { width: '100%' },
  again: { whiteSpace: 'nowrap' },
  file: {
    display: 'block',
    width: '100%',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    color: 'inherit',
    // The browser's own part of the field looks like the other buttons.
    '::file-selector-button': {
      minHeight: '32px',
      marginRight: tokens.spacingHorizontalM,
      padding: `0 ${tokens.spacingHorizontalM}`,
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
      fontFamily: 'inherit',
      fontWeight: tokens.fontWeightSemibold,
      fontSize: tokens.fontSizeBase300,
      cursor: 'pointer',
    },
    '::file-selector-button:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
});

export interface ImportProps<I extends Endpoint, T extends Endpoint> {
  noun: { one: string; many: string };
  endpoint: I;
  params: Record<string, string> & { organizationId: string };
  template: T;
  /** Called when rows have been added and the list must be fetched again. */
  onImported: () => void;
  /** Further fields above the file, such as a category. */
  fields?: ReactNode;
  /** Whether those fields are filled in. */
  ready?: boolean;
}

/** Imports rows from an Excel sheet. */
export function ImportDialog<I extends Endpoint, T extends Endpoint>(
  props: ImportProps<I, T> & { onClose: () => void },
) {
  const { noun, endpoint, params, template, onImported, fields, ready = true, onClose } = props;
  const styles = useStyles();
  const { save } = useDownload(template);
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { report, running, error, start, reset } = useImport(endpoint, params, noun.many, onImported);

  const fetchTemplate = () => save({ failure: text.templateFailed } as CallInput<T>);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setMissing(!file);
    if (file && ready) void start(file);
    else if (ready) input.current?.focus();
  };
  const finished = report !== null && (report.status === 'completed' || report.status === 'failed');

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <form onSubmit={submit} noValidate>
          <DialogBody>
            <DialogTitle>{text.title(noun.many)}</DialogTitle>
            <DialogContent className={styles.content}>
              {error && (
                <MessageBar intent="error" layout="multiline" role="alert" className={styles.wide}>
                  <MessageBarBody>{error}</MessageBarBody>
                </MessageBar>
              )}
              {running || report ? (
                <ImportOutcome report={report} />
              ) : (
                <>
                  <Text>{text.templateHint}</Text>
                  <Button icon={<ArrowDownload20Regular />} onClick={fetchTemplate}>
                    {text.template}
                  </Button>
                  {fields && <div className={styles.wide}>{fields}</div>}
                  <Field
                    className={styles.wide}
                    label={text.file}
                    required
                    validationMessage={missing ? text.fileRequired : undefined}
                  >
                    {(field) => (
                      <input
                        {...field}
                        ref={input}
                        className={styles.file}
                        type="file"
                        accept=".xlsx,.csv,.tsv,.txt"
                        onChange={() => setMissing(false)}
                      />
                    )}
                  </Field>
                </>
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{messages.common.close}</Button>
              {finished ? (
                <Button appearance="primary" className={styles.again} onClick={reset}>
                  {text.again}
                </Button>
              ) : (
                <Button type="submit" appearance="primary" disabledFocusable={running}>
                  {running ? text.starting : text.start}
                </Button>
              )}
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
