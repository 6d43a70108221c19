import { queryAgain } from '@bidloom/contract/predefined-answers';
import type { Run } from '@bidloom/contract/runs';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import { CategoryChoice, useCategoryChoice } from '../../components/category-choice.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { DocumentChoice, useDocumentChoice } from '../runs/document-choice.tsx';
import { useStart } from '../runs/use-start.ts';

const starter = { endpoint: queryAgain, type: 'batch_query' } as const;

const text = messages.answerRuns;

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '12px' } });

interface AskAgainDialogProps {
  run: Run;
  /** The ids of the categories of the run. */
  categories: readonly string[];
  onClose: () => void;
}

/** Asks the questions of an earlier run again, with other documents or after they have changed. */
export function AskAgainDialog({ run, categories: asked, onClose }: AskAgainDialogProps) {
  const styles = useStyles();
  const { documents: ready } = useTender();
  const categories = useCategoryChoice(asked);
  const documents = useDocumentChoice(run.documents.map(({ id }) => id));
  const { start, starting, error } = useStart(starter);

  const submit = () => {
    if (starting || categories.chosen.length === 0 || documents.chosen.length === 0) return;
    start(
      { categories: categories.chosen, documents: documents.documentIds ?? ready.map(({ id }) => id) },
      { workspaceId: run.workspaceId, id: run.id },
    );
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && !starting && onClose()}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <DialogBody>
            <DialogTitle>{text.againTitle}</DialogTitle>
            <DialogContent className={styles.fields}>
              <Text>{text.againText}</Text>
              {error && (
                <MessageBar intent="error" layout="multiline" role="alert">
                  <MessageBarBody>{error}</MessageBarBody>
                </MessageBar>
              )}
              <CategoryChoice choice={categories} />
              <DocumentChoice choice={documents} />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabled={starting}>
                {messages.common.cancel}
              </Button>
              <Button type="submit" appearance="primary" disabledFocusable={starting}>
                {starting ? messages.runs.starting : text.start}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
