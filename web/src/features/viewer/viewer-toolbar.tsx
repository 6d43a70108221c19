import { Button, Input, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import {
  ArrowAutofitWidth20Regular,
  ChevronLeft20Regular,
  ChevronRight20Regular,
  ZoomIn20Regular,
  ZoomOut20Regular,
} from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '../../lib/messages.ts';

const text = messages.viewer;

const useStyles = makeStyles({
  bar: {
    margin: 0,
    border: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    padding: '2px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  group: { display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  field: { width: '52px', minWidth: 0 },
  input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  total: { whiteSpace: 'nowrap', paddingInline: '4px', fontVariantNumeric: 'tabular-nums' },
  zoom: { minWidth: '44px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

interface ViewerToolbarProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** Controls at the right. */
  children?: ReactNode;
}

/** Which page is shown, and the way to others. */
export function ViewerToolbar({ page, total, onPage, children }: ViewerToolbarProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.bar} aria-label={text.toolbar}>
      <div className={styles.group}>
        <Button
          appearance="subtle"
          icon={<ChevronLeft20Regular />}
          aria-label={text.previousPage}
          disabledFocusable={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <PageField page={page} total={total} onPage={onPage} />
        <Text className={styles.total}>{text.ofPages(total)}</Text>
        <Button
          appearance="subtle"
          icon={<ChevronRight20Regular />}
          aria-label={text.nextPage}
          disabledFocusable={page >= total}
          onClick={() => onPage(page + 1)}
        />
      </div>
      {children}
    </fieldset>
  );
}

/** The page's number, to be typed over; Enter or leaving the field goes there, Escape does not. */
function PageField({ page, total, onPage }: Pick<ViewerToolbarProps, 'page' | 'total' | 'onPage'>) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is void once another page is shown
  useEffect(() => setTyped(null), [page]);

  const go = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (Number.isFinite(wanted)) onPage(Math.min(total, Math.max(1, wanted)));
  };
  return (
    <Input
      className={styles.field}
      size="small"
      value={typed ?? String(page)}
      aria-label={text.page}
      input={{ className: styles.input, inputMode: 'numeric' }}
      onChange={(_, { value }) => setTyped(value.replace(/\D/g, '').slice(0, 5))}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => typed !== null && go()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') go();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}

interface ZoomControlsProps {
  /** In percent. */
  percent: number;
  fitted: boolean;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
}

export function ZoomControls({ percent, fitted, onZoomIn, onZoomOut, onFit }: ZoomControlsProps) {
  const styles = useStyles();
  return (
    <div className={styles.group}>
      <Button appearance="subtle" icon={<ZoomOut20Regular />} aria-label={text.zoomOut} onClick={onZoomOut} />
      <Text size={200} className={styles.zoom}>
        {percent}%
      </Text>
      <Button appearance="subtle" icon={<ZoomIn20Regular />} aria-label={text.zoomIn} onClick={onZoomIn} />
      <ToggleButton
        appearance="subtle"
        icon={<ArrowAutofitWidth20Regular />}
        aria-label={text.fitWidth}
        checked={fitted}
        onClick={onFit}
      />
    </div>
  );
}
