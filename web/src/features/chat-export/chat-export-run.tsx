import { bandOf } from '@bidloom/contract/answer-bands';
import type { ItemOf, RunItem } from '@bidloom/contract/runs';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons';
import { CitedText } from '../../components/cited-text.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';
import { ShownRun } from '../runs/run-tab.tsx';
import { useShowRun } from '../runs/run-url.ts';

const useStyles = makeStyles({
  run: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  back: { alignSelf: 'flex-start', margin: '6px 8px 0' },
  scroller: { flexGrow: 1 },
  entries: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    maxWidth: '820px',
    margin: 0,
    padding: '12px 12px 24px',
    listStyleType: 'none',
  },
  question: { margin: '0 0 4px', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const isEntry = (item: RunItem): item is ItemOf<'chat_entry'> => item.kind === 'chat_entry';

/** A download of a chat: its collected contents, and its files. */
export function ChatExportRun({ workspaceId, id }: { workspaceId: string; id: string }) {
  const styles = useStyles();
  const show = useShowRun();
  const openPlace = usePlace();
  return (
    <div className={styles.run}>
      <Button
        className={styles.back}
        size="small"
        appearance="subtle"
        icon={<ArrowLeft16Regular />}
        onClick={() => show(null)}
      >
        {messages.runs.back}
      </Button>
      <ShownRun workspaceId={workspaceId} id={id} type="chat_export">
        {(_, items) => (
          <ScrollRegion className={styles.scroller} label={messages.chat.history}>
            <ol className={styles.entries}>
              {items.filter(isEntry).map(({ ordinal, headline }) => (
                <li key={ordinal}>
                  <h3 className={styles.question}>{headline.question}</h3>
                  {headline.band === 'closest' && (
                    <Badge appearance="tint" color="informative" shape="rounded">
                      {messages.common.closestPlaces}
                    </Badge>
                  )}
                  {headline.isStopped && (
                    <Badge appearance="tint" color="warning" shape="rounded">
                      {messages.chat.stopped}
                    </Badge>
                  )}
                  {headline.claims.length > 0 ? (
                    <CitedText
                      claims={headline.claims}
                      citations={headline.citations}
                      marksUnsupported={bandOf(headline) === 'answer'}
                      onOpen={openPlace}
                    />
                  ) : (
                    <Text>{showQuote(headline.answer) || messages.chat.noAnswer}</Text>
                  )}
                  <Text size={200} className={styles.quiet}>
                    {formatDateTime(headline.timestamp)}
                  </Text>
                </li>
              ))}
            </ol>
          </ScrollRegion>
        )}
      </ShownRun>
    </div>
  );
}
