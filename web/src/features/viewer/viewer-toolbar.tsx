import {
  Button,
  Input,
  makeStyles,
  Overflow,
  OverflowItem,
  Text,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { ChevronDown20Regular, ChevronUp20Regular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { lowWindow } from '../../lib/low-window.ts';
import { messages } from '../../lib/messages.ts';
import { labelOf, pageOf } from './page-labels.ts';
import { MoreTools } from './viewer-more-tools.tsx';
import type { ViewerTool } from './viewer-tool.ts';

const { viewer: text, viewerTools: words } = messages;

const narrowPhone = '(max-width: 380px)';

const useStyles = makeStyles({
  bar: {
    margin: 0,
    border: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    // The field is as far from the edge as the title of the pane. No least height: a fieldset does not centre its content in it.
    padding: '6px 4px 6px 12px',
    [`@media ${lowWindow}`]: { paddingBlock: '2px' },
    // Else the ways to other pages have no room in the bar.
    [`@media ${narrowPhone}`]: { paddingLeft: '8px' },
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  group: { display: 'flex', alignItems: 'center', flexShrink: 0 },
  tools: { display: 'flex', alignItems: 'center', flexGrow: 1, minWidth: 0, overflow: 'hidden' },
  field: { width: '48px', minWidth: 0, [`@media ${narrowPhone}`]: { width: '40px' } },
  input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  total: { whiteSpace: 'nowrap', paddingInline: '4px', fontVariantNumeric: 'tabular-nums' },
});

interface ViewerToolbarProps {
  /** 1-based. */
  page: number;
  total: number;
  /** The labels of the pages, if they differ from the numbers. */
  labels?: readonly string[] | null;
  onPage: (page: number) => void;
  /** False until the document is drawn: before, there is no page to go to. */
  canTurn?: boolean;
  /** The most important first: if there is little room, the last ones go into a menu. */
  tools?: readonly ViewerTool[];
  /** At the right, always shown. */
  children?: ReactNode;
}

/** The toolbar: the page in view and the way to others, and the tools. Tools without room are in a menu. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { page, total, labels = null, onPage, canTurn = true, tools = [], children } = props;
  const styles = useStyles();
  const both: ViewerTool[] = [
    {
      id: 'previous',
      label: text.previousPage,
      icon: <ChevronUp20Regular />,
      disabled: !canTurn || page <= 1,
      onClick: () => onPage(page - 1),
    },
    {
      id: 'next',
      label: text.nextPage,
      icon: <ChevronDown20Regular />,
      disabled: !canTurn || page >= total,
      onClick: () => onPage(page + 1),
    },
  ];
  const [first, ...others] = tools.filter(({ inMenu }) => !inMenu).map((tool) => ({ id: tool.id, tools: [tool] }));
  // Both ways are in the bar or both in the menu. A single page has no others to go to.
  const ways = total > 1 ? [{ id: 'ways', tools: both }] : [];
  const shown = [...(first ? [first] : []), ...ways, ...others];
  const inMenu = tools.filter((tool) => tool.inMenu);
  return (
    <fieldset className={styles.bar} aria-label={text.toolbar}>
      <div className={styles.group}>
        <PageField page={page} total={total} labels={labels} onPage={onPage} />
        <Text className={styles.total}>{labels ? words.labelledTotal(page, total) : text.ofPages(total)}</Text>
      </div>
      <Overflow minimumVisible={0} padding={0} hasHiddenItems={inMenu.length > 0}>
        <div className={styles.tools}>
          {shown.map((part, index) => (
            <OverflowItem key={part.id} id={part.id} priority={shown.length - index}>
              <div className={styles.group}>
                {part.tools.map((tool) => (
                  <ToolButton key={tool.id} {...tool} />
                ))}
              </div>
            </OverflowItem>
          ))}
          <MoreTools parts={shown} always={inMenu} />
        </div>
      </Overflow>
      <div className={styles.group}>{children}</div>
    </fieldset>
  );
}

/** A tool as an icon. */
export function ToolButton({ label, icon, onClick, checked, disabled = false }: ViewerTool) {
  const common = { appearance: 'subtle', icon, onClick, 'aria-label': label, title: label } as const;
  if (checked !== undefined) return <ToggleButton {...common} checked={checked} disabled={disabled} />;
  return <Button {...common} disabledFocusable={disabled} />;
}

type PageFieldProps = Pick<ViewerToolbarProps, 'page' | 'total' | 'onPage'> & { labels: readonly string[] | null };

/** A field with the page's label or number. Enter or leaving the field goes to the typed page, Escape cancels. */
function PageField({ page, total, labels, onPage }: PageFieldProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the typed text is discarded when another page is shown
  useEffect(() => setTyped(null), [page]);

  const go = () => {
    const wanted = pageOf(typed ?? '', labels, { current: page, total });
    setTyped(null);
    if (wanted !== null) onPage(wanted);
  };
  return (
    <Input
      className={styles.field}
      size="small"
      value={typed ?? labelOf(page, labels)}
      aria-label={text.page}
      input={{ className: styles.input, inputMode: labels ? 'text' : 'numeric' }}
      onChange={(_, { value }) => setTyped(labels ? value.slice(0, 20) : value.replace(/\D/g, '').slice(0, 7))}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => typed !== null && go()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') go();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
