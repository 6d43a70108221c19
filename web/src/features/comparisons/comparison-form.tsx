import { mostCompared, startComparison } from '@bidloom/contract/comparisons';
import type { Proposal } from '@bidloom/contract/proposals';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useCategoryChoice } from '../../components/category-choice.tsx';
import { ChoiceList } from '../../components/choice-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useDocumentChoice } from '../runs/document-choice.tsx';
import { useStart } from '../runs/use-start.ts';

const starter = { endpoint: startComparison, type: 'comparison' } as const;

const text = messages.comparison;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '640px', paddingBlock: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface ComparisonFormProps {
  proposals: readonly Proposal[];
  onCancel: (() => void) | null;
  /** Why the tender's documents could not be fetched. */
  documentsError: string | null;
  onReload: () => void;
}

/** Chooses vendors, what the tender asks by, and questions, and has them compared. */
export function ComparisonForm({ proposals, onCancel, documentsError, onReload }: ComparisonFormProps) {
  const styles = useStyles();
  const { workspaceId } = useTender();
  const [wanted, setWanted] = useState(() => proposals.slice(0, mostCompared).map(({ id }) => id));
  const categories = useCategoryChoice([]);
  const documents = useDocumentChoice();
  const { documents: ready } = useTender();
  const { start, starting, error } = useStart(starter);
  const chosen = wanted.filter((id) => proposals.some((proposal) => proposal.id === id));
  const isCount = chosen.length > 0 && chosen.length <= mostCompared;
  const isReference = ready.length === 0 || documents.chosen.length > 0;
  if (proposals.length === 0) return <EmptyState title={text.none} text={text.noneText} />;
  if (proposals.some(({ sealedUntil }) => sealedUntil !== null))
    return <EmptyState title={text.sealed} text={text.sealedText} />;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (starting || !isCount || !isReference) return;
        const { documentIds } = documents;
        const order = { proposalIds: chosen, categoryIds: categories.chosen, ...(documentIds && { documentIds }) };
        start(order, { workspaceId });
      }}
    >
      <div>
        <h2 className={styles.title}>{text.title}</h2>
        <Text className={styles.text}>{text.text}</Text>
      </div>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <ChoiceList
        label={text.proposals}
        many={text.proposalsMany}
        choices={proposals.map(({ id, vendorName, title }) => ({ value: id, label: text.proposal(vendorName, title) }))}
        value={chosen}
        onChange={setWanted}
        error={isCount ? undefined : text.proposalsRequired}
      />
      {documentsError && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{documentsError}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={onReload}>{messages.common.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {ready.length > 0 && (
        <ChoiceList
          label={text.documents}
          many={text.documentsMany}
          choices={ready.map(({ id, fileName }) => ({ value: id, label: fileName }))}
          value={documents.chosen}
          onChange={documents.setChosen}
          error={isReference ? undefined : text.documentsRequired}
        />
      )}
      {categories.categories.length > 0 && (
        <ChoiceList
          label={text.categories}
          many={text.categoriesMany}
          choices={categories.categories.map(({ id, name, questionCount }) => ({
            value: id,
            label: text.category(name, questionCount),
          }))}
          value={categories.chosen}
          onChange={categories.setChosen}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={starting}>
          {starting ? messages.runs.starting : text.start}
        </Button>
        {onCancel && <Button onClick={onCancel}>{messages.common.cancel}</Button>}
      </div>
    </form>
  );
}
