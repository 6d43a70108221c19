import { isToCheck } from '@bidloom/contract/fact-to-check';
import type { FactReading } from '@bidloom/contract/facts';
import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  Text,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular, ArrowSync20Regular, MoreHorizontal20Regular } from '@fluentui/react-icons';
import { useDispatch, useSelector } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { isStated } from './fact-groups.ts';
import { factsDownloadRequested, renewalRequested, selectFacts } from './facts.slice.ts';

const text = messages.facts;

/** Which facts are listed. */
export type Shown = 'all' | 'check';
const choices: readonly Shown[] = ['all', 'check'];

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    padding: '6px 8px 6px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  shown: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, minWidth: 0, border: 'none' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  end: { display: 'flex', alignItems: 'center', gap: '6px', marginLeft: 'auto' },
  busyWords: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  // The list shrinks, not the message.
  message: { flexShrink: 0 },
});

interface FactsBarProps {
  workspaceId: string;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** The number of stated facts and of facts to check, the progress of reading, and actions on all facts. */
export function FactsBar({ workspaceId, shown, onShow }: FactsBarProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { items, reading, downloading } = useSelector(selectFacts);
  const isPending = items.every(({ status }) => status === 'pending');
  const isReading = reading?.status === 'in_progress';
  const counts = { all: items.length, check: items.filter((item) => isToCheck(item, isReading)).length };
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.shown} aria-label={text.show}>
          {choices.map((choice) => (
            <ToggleButton
              key={choice}
              size="small"
              shape="circular"
              checked={shown === choice}
              onClick={() => onShow(choice)}
            >
              {text.shown[choice](counts[choice])}
            </ToggleButton>
          ))}
        </fieldset>
        {!isPending && (
          <Text size={200} className={styles.quiet}>
            {text.stated(items.filter(isStated).length, items.length)}
          </Text>
        )}
        <div className={styles.end}>
          <div role="status">
            {(isReading || downloading) && (
              <Spinner
                size="extra-tiny"
                label={{ children: isReading ? text.inProgress : text.downloading, className: styles.busyWords }}
              />
            )}
          </div>
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={text.menu} title={text.menu} />
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                <MenuItem
                  icon={<ArrowDownload20Regular />}
                  disabled={isPending || downloading}
                  onClick={() => dispatch(factsDownloadRequested({ workspaceId, format: 'xlsx' }))}
                >
                  {text.download}
                </MenuItem>
                <MenuItem
                  icon={<ArrowSync20Regular />}
                  disabled={isReading}
                  onClick={() => dispatch(renewalRequested(workspaceId))}
                >
                  {text.renew}
                </MenuItem>
              </MenuList>
            </MenuPopover>
          </Menu>
        </div>
      </div>
      <ReadingMessage reading={reading} onRenew={() => dispatch(renewalRequested(workspaceId))} />
    </>
  );
}

/** Why there are no new facts, or why rules decided instead of the language model. */
function ReadingMessage({ reading, onRenew }: { reading: FactReading | null; onRenew: () => void }) {
  const styles = useStyles();
  if (!reading?.failure) return null;
  const hasFailed = reading.status === 'failed';
  return (
    <MessageBar
      className={styles.message}
      intent={hasFailed ? 'error' : 'warning'}
      layout="multiline"
      role={hasFailed ? 'alert' : 'status'}
    >
      <MessageBarBody>
        <MessageBarTitle>{hasFailed ? text.failed : text.byRules}</MessageBarTitle>
        {reading.failure}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRenew}>{hasFailed ? messages.common.retry : text.renew}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
