import { makeStyles, tokens } from '@fluentui/react-components';
import { messageRoom } from '../lib/message-room.ts';

const phone = '(max-width: 640px)';

export const useToasterStyles = makeStyles({
  region: {
    position: 'fixed',
    // Within the top bar, left of its buttons, so that it covers no content.
    top: '4px',
    right: `var(${messageRoom.right}, 8px)`,
    zIndex: 1_000_001,
    // An open menu is in use, so messages stay behind it.
    ':global(body:has(.fui-MenuPopover))': { zIndex: 1 },
    width: `min(440px, calc(100vw - var(${messageRoom.left}, 8px) - var(${messageRoom.right}, 8px)))`,
    // Screens without a top bar have room at the edge.
    ':global(body:not(:has(#content)))': { top: '8px', right: '8px', width: 'min(440px, calc(100vw - 16px))' },
    pointerEvents: 'none',
  },
  toast: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    alignItems: 'center',
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: '2px 4px 2px 10px',
    borderRadius: tokens.borderRadiusMedium,
    borderLeftWidth: '4px',
    borderLeftStyle: 'solid',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    outline: `1px solid ${tokens.colorNeutralStroke2}`,
    pointerEvents: 'auto',
  },
  words: {
    flexGrow: 1,
    minWidth: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    // A message about several files has a line for each reason.
    whiteSpace: 'pre-line',
    maxHeight: '60vh',
    overflowY: 'auto',
  },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  /** A text that is higher than the bar is cut, and shown whole while the pointer or the focus is on it. */
  cut: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    // On a phone a line has few words.
    [`@media ${phone}`]: { WebkitLineClamp: '3' },
  },
  /**
   * On a phone, a message that the room within the top bar would cut goes over the whole bar instead, as wide as the screen, and has lines
   * enough to be read at once. Its words go around the icon and the button: each line more would cover more of the work.
   */
  long: {
    [`@media ${phone}`]: {
      position: 'fixed',
      inset: '0 0 auto 0',
      alignItems: 'flex-end',
      padding: '8px 12px',
      borderRadius: 0,
    },
  },
  longWords: {
    [`@media ${phone}`]: {
      textIndent: '22px',
      '::before': { content: '""', float: 'right', width: '28px', height: '20px' },
    },
  },
  /** Not by a number of lines: words that are cut by it go around nothing. */
  longCut: { [`@media ${phone}`]: { display: 'block', maxHeight: '128px' } },
  longTitle: { [`@media ${phone}`]: { display: 'inline', '::after': { content: '":"' } } },
  longIcon: { [`@media ${phone}`]: { position: 'absolute', top: '8px', left: '10px', width: '16px', height: '16px' } },
  longButton: { [`@media ${phone}`]: { position: 'absolute', top: '4px', right: '6px' } },
  icon: { flexShrink: 0 },
  /** At least 24 px high, to be hit. */
  link: { flexShrink: 0, padding: '4px 6px', fontSize: tokens.fontSizeBase200 },
});
