import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  link: {
    position: 'fixed',
    top: '4px',
    left: '4px',
    zIndex: 1000,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
  },
});

interface SkipLinkProps {
  /** The id of the element that it leads to. */
  target: string;
  /** Does what the link would do, where the target may have to be shown first. */
  onSkip?: () => void;
  children: ReactNode;
}

/** A link for the keyboard, visible only while it has the focus. */
export function SkipLink({ target, onSkip, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={useStyles().link}
      onClick={(event) => {
        if (!onSkip) return;
        event.preventDefault();
        onSkip();
      }}
    >
      {children}
    </a>
  );
}
