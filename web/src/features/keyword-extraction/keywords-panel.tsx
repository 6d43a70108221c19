import { useRef } from 'react';
import { useHandedKeyword } from '../../lib/handed-keyword.ts';
import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { KeywordResult } from './keyword-result.tsx';
import { KeywordsForm } from './keywords-form.tsx';

/** Keyword extraction: its form and its results. */
export default function KeywordsPanel(props: RunPanelProps) {
  const handed = useHandedKeyword();
  // Only new words reset the form: opening a document beside it adds an entry to the history, which contains none.
  const begun = useRef(handed);
  if (handed !== null) begun.current = handed;
  return (
    <RunTab
      {...props}
      type="keyword_extraction"
      form={(onCancel) => <KeywordsForm key={begun.current} handed={handed} onCancel={onCancel} />}
    >
      {(run, items) => <KeywordResult run={run} items={items} />}
    </RunTab>
  );
}
