import { makeStyles, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';

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

export function SkipLink() {
  return (
    <a href="#content" className={useStyles().link}>
      {messages.common.skipToContent}
    </a>
  );
}
