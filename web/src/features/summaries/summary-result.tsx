import type { Run, RunItem } from '@bidloom/contract/runs';
import { Badge, Button, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { selectRuns } from '../runs/runs.slice.ts';
import { SectionSkeleton, SectionView, useSectionStyles } from './section-view.tsx';
import { type SummarySection, summaryOf } from './summary-sections.ts';
import { sectionAsText } from './summary-text.ts';
import { useCopy } from './use-copy.ts';
import { useRegenerate } from './use-regenerate.ts';

const text = messages.summaryRuns;

/** From this number of sections on, there are links to jump to a section. */
const longFrom = 4;

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px 12px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 110px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  badge: { marginLeft: '6px' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  jump: { width: '160px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  scroller: { flexGrow: 1 },
  sections: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    maxWidth: '80ch',
    boxSizing: 'border-box',
    padding: '16px 16px 32px',
  },
});

interface SummaryResultProps {
  run: Run;
  items: readonly RunItem[];
}

/** A summary, section by section, as far as it is written. */
export function SummaryResult({ run, items }: SummaryResultProps) {
  const styles = useStyles();
  const scroller = useRef<HTMLElement>(null);
  const copy = useCopy();
  const regenerate = useRegenerate(run);
  const isBusy = useSelector(selectRuns).busy.includes(run.id);
  const { templateName, isPreview, sections, canRegenerate } = summaryOf(run, items);
  const written = sections.flatMap(({ item }) => item ?? []);

  const goTo = (ordinal: string) => {
    const heading = scroller.current?.querySelector<HTMLElement>(`[data-section="${ordinal}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };

  if (sections.length === 0) {
    return <EmptyState title={messages.runs.statuses[run.status]} text={text.noneYet} />;
  }
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            {isPreview ? text.tab : templateName}
            {isPreview && (
              <Badge className={styles.badge} appearance="tint" color="informative" shape="rounded">
                {text.trial}
              </Badge>
            )}
          </h2>
          <Text size={200} className={styles.quiet}>
            {text.sections(written.length, sections.length)}
          </Text>
        </div>
        <div className={styles.tools}>
          {sections.length >= longFrom && (
            <Select
              className={styles.jump}
              size="small"
              aria-label={text.goTo}
              value=""
              onChange={(_, { value }) => goTo(value)}
            >
              <option value="">{text.goTo}</option>
              {sections.map(({ ordinal, title }) => (
                <option key={ordinal} value={ordinal}>
                  {title}
                </option>
              ))}
            </Select>
          )}
          <Button
            size="small"
            icon={<Copy16Regular />}
            disabledFocusable={written.length === 0}
            onClick={() => void copy(written.map(sectionAsText).join('\n\n'))}
          >
            {text.copyAll}
          </Button>
        </div>
      </div>
      <ScrollRegion ref={scroller} className={styles.scroller} label={text.tab}>
        <div className={styles.sections}>
          {sections.map(({ item, ...section }) =>
            item ? (
              <SectionView
                key={section.ordinal}
                run={run}
                item={item}
                rewriting={section.state === 'rewriting'}
                onRegenerate={canRegenerate && !isBusy ? () => void regenerate(section.ordinal) : null}
              />
            ) : (
              <UnwrittenSection key={section.ordinal} section={section} />
            ),
          )}
        </div>
      </ScrollRegion>
    </>
  );
}

/** The placeholder of a section that is not written yet, or a note that it will not be written. */
function UnwrittenSection({ section: { ordinal, title, state } }: { section: Omit<SummarySection, 'item'> }) {
  const styles = useSectionStyles();
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title} tabIndex={-1} data-section={ordinal}>
        {title}
      </h3>
      {state === 'missing' ? (
        <Text className={styles.quiet}>{text.missing}</Text>
      ) : (
        <SectionSkeleton label={state === 'writing' ? text.writing : text.awaited} />
      )}
    </section>
  );
}
