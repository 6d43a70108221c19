import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { Badge, Button, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Name } from '../../../components/name.tsx';
import { messages } from '../../../lib/messages.ts';
import { useRoom } from '../../../lib/use-room.ts';
import type { ScrollLink } from '../viewer-props.ts';
import { CompareDropdown } from './compare-dropdown.tsx';
import type { CompareChoice, VersionSide } from './compare-with.ts';
import { type CompareSide, scrollTogether } from './scroll-together.ts';

const words = messages.viewerTools;

/** Below this width, in pixels, the documents are above each other. */
const roomForTwo = 620;

const useStyles = makeStyles({
  viewer: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, outlineStyle: 'none' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    minHeight: '40px',
    paddingInline: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  columns: { display: 'flex', flexGrow: 1, minHeight: 0 },
  stacked: { flexDirection: 'column' },
  column: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    minHeight: 0,
  },
  beside: { ':not(:first-child)': { borderLeft: `1px solid ${tokens.colorNeutralStroke1}` } },
  below: { ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke1}` } },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    minHeight: '36px',
    padding: '2px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: {
    margin: 0,
    flexGrow: 1,
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  badge: { flexShrink: 0 },
  body: { flexGrow: 1, minHeight: 0 },
});

interface CompareViewerProps {
  /** The document that is open. */
  main: TenderDocument;
  /** The document beside it, and the documents that can replace it. */
  other: TenderDocument;
  choices: readonly CompareChoice[];
  /** Whether the other document is at the left. */
  isOtherFirst: boolean;
  /** Whether the other document is an earlier or a later version of the open one. */
  version: VersionSide | null;
  /** Whether the focus moves here: what the user pressed has gone. */
  takesFocus: boolean;
  onChoose: (documentId: string) => void;
  onClose: () => void;
  render: (document: TenderDocument, link: ScrollLink) => ReactNode;
}

/** Two documents side by side; they scroll together or separately. The one beside which the other was opened is at the left. */
export function CompareViewer(props: CompareViewerProps) {
  const { main, other, choices, isOtherFirst, version, takesFocus, onChoose, onClose, render } = props;
  const styles = useStyles();
  const ref = useRef<HTMLElement>(null);
  const { width } = useRoom(ref);
  const isStacked = width < roomForTwo;
  const [isLinked, setLinked] = useState(true);
  // Another document scrolls with the open one from the beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other documents are another pair
  const together = useMemo(() => scrollTogether(), [main.id, other.id]);
  useEffect(() => together.setLinked(isLinked), [together, isLinked]);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const sides: [CompareSide, CompareSide] = isOtherFirst ? ['second', 'first'] : ['first', 'second'];
  const pair: [CompareSide, TenderDocument][] = [
    [sides[0], main],
    [sides[1], other],
  ];
  if (isOtherFirst) pair.reverse();
  return (
    <section ref={ref} tabIndex={-1} className={styles.viewer} aria-label={words.comparison}>
      <div className={styles.bar}>
        <Switch label={words.linked} checked={isLinked} onChange={(_, { checked }) => setLinked(checked)} />
        <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onClose}>
          {words.closeCompare}
        </Button>
      </div>
      <div className={mergeClasses(styles.columns, isStacked && styles.stacked)}>
        {pair.map(([side, document]) => {
          const lead = () => together.lead(side);
          const isLater = (document.id === other.id) === (version === 'later');
          return (
            <section
              key={document.id}
              className={mergeClasses(styles.column, isStacked ? styles.below : styles.beside)}
              aria-label={document.fileName}
              data-side={side}
              onPointerDownCapture={lead}
              onWheelCapture={lead}
              onTouchStartCapture={lead}
              onKeyDownCapture={lead}
            >
              <div className={styles.head}>
                {document.id === main.id ? (
                  <h2 className={styles.name}>
                    <Name text={document.fileName} />
                  </h2>
                ) : (
                  <CompareDropdown choices={choices} value={document.id} onChoose={onChoose} />
                )}
                {version && (
                  <Badge className={styles.badge} appearance="tint" color={isLater ? 'brand' : 'informative'}>
                    {words.versions[isLater ? 'later' : 'earlier']}
                  </Badge>
                )}
              </div>
              <div className={styles.body}>{render(document, together.link[side])}</div>
            </section>
          );
        })}
      </div>
    </section>
  );
}
