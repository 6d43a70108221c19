import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, Spinner } from '@fluentui/react-components';
import { type ComponentType, Suspense, useCallback, useState } from 'react';
import { lazyPane } from '../../../components/lazy-part.tsx';
import { messages } from '../../../lib/messages.ts';
import TextViewer from '../text-viewer.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import type { LookProps } from './look-props.ts';
import { lookOf, type OfficeLook } from './office-looks.ts';
import type { OfficeProblem } from './office-problem.ts';

const text = messages.office;

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  notice: { flexShrink: 0 },
  rest: { flexGrow: 1, minHeight: 0 },
  loading: { display: 'grid', placeItems: 'center', height: '100%' },
});

const looks: Record<OfficeLook, ComponentType<LookProps>> = {
  word: lazyPane(() => import('./word-viewer.tsx')),
  sheets: lazyPane(() => import('./sheets/sheet-viewer.tsx')),
};

/** A Word or Excel file in its layout. One click shows the text that was read from it; a file that can't be drawn shows its text at once. */
export default function OfficeViewer(props: ViewerProps) {
  const styles = useStyles();
  const [mode, setMode] = useState<'look' | 'text'>('look');
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const onText = useCallback(() => setMode('text'), []);
  const look = lookOf(props.document);
  const Look = look && looks[look];
  if (!Look) return <TextViewer {...props} />;
  if (mode === 'look' && !problem) {
    return (
      <Suspense
        fallback={
          <div className={styles.loading}>
            <Spinner label={text.loading} />
          </div>
        }
      >
        <Look {...props} onText={onText} onProblem={setProblem} />
      </Suspense>
    );
  }
  return (
    <div className={styles.stack}>
      <MessageBar className={styles.notice} layout="multiline" intent={problem ? 'warning' : 'info'}>
        <MessageBarBody>{problem ? text.problems[problem] : text.textShown}</MessageBarBody>
        {problem === 'too_slow' && (
          <MessageBarActions>
            <Button size="small" onClick={() => setProblem(null)}>
              {messages.common.retry}
            </Button>
          </MessageBarActions>
        )}
        {!problem && (
          <MessageBarActions>
            <Button size="small" onClick={() => setMode('look')}>
              {text.showLook}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
      <div className={styles.rest}>
        <TextViewer {...props} />
      </div>
    </div>
  );
}
