import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { SummaryForm } from './summary-form.tsx';
import { SummaryResult } from './summary-result.tsx';

/** Summaries: their form and their results. */
export default function SummaryPanel(props: RunPanelProps) {
  return (
    <RunTab {...props} type="summary" form={(onCancel) => <SummaryForm onCancel={onCancel} />}>
      {(run, items) => <SummaryResult run={run} items={items} />}
    </RunTab>
  );
}
