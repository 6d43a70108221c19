import { useRef } from 'react';
import { useHandedKeyword } from '../../lib/handed-keyword.ts';
import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { KeywordResult } from './keyword-result.tsx';
import { KeywordsForm } from './keywords-form.tsx';

/** Keyword extraction: its form and its results. */
export default function KeywordsPanel(props: RunPanelProps) {
  const handed = useHandedKeyword();
  // Other words begin the form anew. A document that is opened beside it has an entry without words, which must not.
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
