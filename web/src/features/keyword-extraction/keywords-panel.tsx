import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { KeywordResult } from './keyword-result.tsx';
import { KeywordsForm } from './keywords-form.tsx';

/** Keyword extraction: its form and its results. */
export default function KeywordsPanel(props: RunPanelProps) {
  return (
    <RunTab {...props} type="keyword_extraction" form={(onCancel) => <KeywordsForm onCancel={onCancel} />}>
      {(run, items) => <KeywordResult run={run} items={items} />}
    </RunTab>
  );
}
