import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DocumentArrowUp24Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';

const useStyles = makeStyles({
  overlay: {
    position: 'absolute',
    inset: 0,
    zIndex: 10,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalS,
    margin: '8px',
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: `color-mix(in srgb, ${tokens.colorNeutralBackground1} 92%, transparent)`,
    color: tokens.colorBrandForeground1,
    pointerEvents: 'none',
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

/** Says what a drop will do while files are dragged over the window. */
export function DropOverlay() {
  const styles = useStyles();
  return (
    <div className={styles.overlay} role="status">
      <DocumentArrowUp24Regular aria-hidden />
      <Text size={500} weight="semibold">
        {messages.documents.drop}
      </Text>
      <Text className={styles.hint}>{messages.documents.dropText}</Text>
    </div>
  );
}
