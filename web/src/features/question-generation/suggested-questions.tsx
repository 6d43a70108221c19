import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { SuggestionsForm } from './suggestions-form.tsx';
import { SuggestionsResult } from './suggestions-result.tsx';

/** Suggested questions: the form that generates them, and the questions. */
export function SuggestedQuestions(props: RunPanelProps) {
  return (
    <RunTab {...props} type="question_generation" form={(onCancel) => <SuggestionsForm onCancel={onCancel} />}>
      {(run, items) => <SuggestionsResult run={run} items={items} />}
    </RunTab>
  );
}
