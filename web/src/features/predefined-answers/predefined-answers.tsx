import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { AnswersForm } from './answers-form.tsx';
import { AnswersResult } from './answers-result.tsx';

/** Predefined questions: the form that starts a run, and the answers. */
export function PredefinedAnswers(props: RunPanelProps) {
  return (
    <RunTab {...props} type="batch_query" form={(onCancel) => <AnswersForm onCancel={onCancel} />}>
      {(run, items) => <AnswersResult run={run} items={items} />}
    </RunTab>
  );
}
