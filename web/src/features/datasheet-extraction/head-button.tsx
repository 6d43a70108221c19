import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { touchTarget } from '../../lib/touch.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

/** Where the choice of a table is above the table. */
export const phone = '(max-width: 640px)';

const useStyles = makeStyles({ button: { flexShrink: 0, ...touchTarget } });

interface HeadButtonProps {
  label: string;
  /** What it does in more words. */
  hint?: string;
  icon: ReactElement;
  onClick: () => void;
}

/** A button above a table. On a phone it is only an icon: the buttons share one row, and the cells need the room. */
export function HeadButton({ label, hint, icon, onClick }: HeadButtonProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(phone);
  const button = (
    <Button size="small" className={styles.button} icon={icon} onClick={onClick}>
      {isPhone ? null : label}
    </Button>
  );
  if (isPhone) {
    return (
      <Tooltip content={label} relationship="label">
        {button}
      </Tooltip>
    );
  }
  if (!hint) return button;
  return (
    <Tooltip content={hint} relationship="description">
      {button}
    </Tooltip>
  );
}
