import { useHandedKeyword } from '../../lib/handed-keyword.ts';
import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { KeywordResult } from './keyword-result.tsx';
import { KeywordsForm } from './keywords-form.tsx';

/** Keyword extraction: its form and its results. */
export default function KeywordsPanel(props: RunPanelProps) {
  const handed = useHandedKeyword();
  return (
    <RunTab
      {...props}
      type="keyword_extraction"
      form={(onCancel) => <KeywordsForm key={handed} handed={handed} onCancel={onCancel} />}
    >
      {(run, items) => <KeywordResult run={run} items={items} />}
    </RunTab>
  );
}
