import { categoriesWithQuestions } from '@bidloom/contract/categories';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { messages } from '../lib/messages.ts';
import { useTender } from '../lib/tender-context.ts';
import { useChoices } from '../lib/use-call.ts';
import { ChoiceList } from './choice-list.tsx';
import { TextLink } from './text-link.tsx';

const text = messages.answerRuns;

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
});

interface CategoryChoiceState {
  categories: readonly { id: string; name: string; questionCount: number }[];
  /** Ids of the chosen categories. */
  chosen: string[];
  /** The number of questions in the chosen categories. */
  total: number;
  setChosen: (ids: string[]) => void;
  loading: boolean;
  /** Why the categories could not be fetched. */
  error: string | null;
  reload: () => void;
}

/** The chosen categories: at first those in `atFirst`, else all that have questions for the tender's customer. */
export function useCategoryChoice(atFirst?: readonly string[]): CategoryChoiceState {
  const { organizationId, customerId } = useTender();
  const { answer, loading, error, reload } = useChoices(categoriesWithQuestions, {
    params: { organizationId, customerId },
    failure: text.categoriesFailed,
  });
  const [wanted, setWanted] = useState<readonly string[] | undefined>(atFirst);
  const categories = answer?.data ?? [];
  const chosen = categories.filter(({ id }) => wanted?.includes(id) ?? true);
  return {
    categories,
    chosen: chosen.map(({ id }) => id),
    total: chosen.reduce((sum, { questionCount }) => sum + questionCount, 0),
    setChosen: setWanted,
    loading,
    error,
    reload,
  };
}

/** Chooses among the categories that have questions. */
export function CategoryChoice({ choice }: { choice: CategoryChoiceState }) {
  const styles = useStyles();
  const { organizationId } = useTender();
  const { categories, chosen, total, loading, error } = choice;
  if (categories.length > 0) {
    return (
      <div>
        <ChoiceList
          label={text.categories}
          many={text.categoriesMany}
          choices={categories.map(({ id, name, questionCount }) => ({
            value: id,
            label: text.category(name, questionCount),
          }))}
          value={chosen}
          onChange={choice.setChosen}
          error={chosen.length === 0 ? text.categoriesRequired : undefined}
        />
        {chosen.length > 0 && (
          <Text size={200} className={styles.quiet} aria-live="polite">
            {text.total(total)}
          </Text>
        )}
      </div>
    );
  }
  if (loading) return <Text className={styles.quiet}>{messages.common.loading}</Text>;
  if (error) {
    return (
      <div role="alert" className={styles.line}>
        <Text>{error}</Text>
        <Button size="small" onClick={choice.reload}>
          {messages.common.retry}
        </Button>
      </div>
    );
  }
  return (
    <Text className={styles.quiet}>
      {text.noCategories} <TextLink to={`/home/${organizationId}/questions`}>{text.toQuestions}</TextLink>{' '}
      <TextLink to="?tab=questions&part=suggested">{text.orSuggested}</TextLink>
    </Text>
  );
}
