import type { RunType } from '@bidloom/contract/runs';
import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { PredefinedAnswers } from '../../features/predefined-answers/predefined-answers.tsx';
import { SuggestedQuestions } from '../../features/question-generation/suggested-questions.tsx';
import type { RunPanelProps } from '../../features/runs/run-tab.tsx';
import { newRun } from '../../features/runs/run-url.ts';
import { selectRuns } from '../../features/runs/runs.slice.ts';
import { messages } from '../../lib/messages.ts';
import { useAddress } from '../../lib/use-address.ts';

const text = messages.questionTab;

type Part = 'predefined' | 'suggested';
const parts: readonly Part[] = ['predefined', 'suggested'];
const partOfType: Partial<Record<RunType, Part>> = { batch_query: 'predefined', question_generation: 'suggested' };
const views = { predefined: PredefinedAnswers, suggested: SuggestedQuestions };

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, minWidth: 0 },
  parts: { flexShrink: 0, padding: '6px 8px 0' },
  part: { flexGrow: 1, minHeight: 0, borderTop: `1px solid ${tokens.colorNeutralStroke2}`, marginTop: '6px' },
});

/** Predefined questions with their answers, and suggested questions: two kinds of runs in one tab. */
export default function QuestionsPanel({ workspaceId, requestId }: RunPanelProps) {
  const styles = useStyles();
  const [query, changeAddress] = useAddress();
  const { byId } = useSelector(selectRuns);
  const lastRuns = useRef<Partial<Record<Part, string | null>>>({});
  const named = parts.find((one) => one === query.get('part')) ?? 'predefined';
  // A link may name only a run: when the run is loaded, its type tells the part to which it belongs.
  const run = requestId && requestId !== newRun ? byId[requestId] : undefined;
  const part = (run && partOfType[run.requestType]) ?? named;
  // Until a run is loaded, it may belong to the other part.
  if (run || !requestId || requestId === newRun) lastRuns.current[part] = requestId;
  const View = views[part];

  const open = (next: Part) => changeAddress({ part: next, request: lastRuns.current[next] ?? null }, { push: true });
  return (
    <div className={styles.panel}>
      <TabList
        className={styles.parts}
        size="small"
        appearance="subtle-circular"
        selectedValue={part}
        aria-label={text.parts}
        onTabSelect={(_, { value }) => value !== part && open(value as Part)}
      >
        {parts.map((one) => (
          <Tab key={one} id={`questions-tab-${one}`} value={one} aria-controls="questions-part">
            {text[one]}
          </Tab>
        ))}
      </TabList>
      <div id="questions-part" role="tabpanel" aria-labelledby={`questions-tab-${part}`} className={styles.part}>
        <View key={part} workspaceId={workspaceId} requestId={requestId} />
      </div>
    </div>
  );
}
