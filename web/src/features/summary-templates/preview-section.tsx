import type { Citation } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { DocumentSearch16Regular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { CitedText } from '../../components/cited-text.tsx';
import { messages } from '../../lib/messages.ts';
import type { PreviewSection as Section } from './use-preview.ts';

const { chat, summaryTemplates: text, summaryRuns } = messages;

export const usePreviewStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '6px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  badge: { alignSelf: 'flex-start' },
  sources: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    margin: 0,
    paddingLeft: '28px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  source: { overflowWrap: 'anywhere', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  shown: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
});

/** A section of a preview. No page can be opened here, so its sources are listed below it, each with page and quote. */
export function PreviewSection({ section: { headline } }: { section: Section }) {
  const styles = usePreviewStyles();
  const { title, claims, citations } = headline;
  const [shown, setShown] = useState<Citation | null>(null);
  const list = useRef<HTMLOListElement>(null);

  const show = (citation: Citation) => {
    setShown(citation);
    const source = list.current?.children[citations.indexOf(citation)];
    if (!(source instanceof HTMLElement)) return;
    source.scrollIntoView({ block: 'nearest' });
    source.focus({ preventScroll: true });
  };

  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {claims.length > 0 ? (
        <CitedText claims={claims} citations={citations} onOpen={show} />
      ) : (
        <Badge
          className={styles.badge}
          appearance="tint"
          color="informative"
          shape="rounded"
          icon={<DocumentSearch16Regular />}
        >
          {summaryRuns.empty}
        </Badge>
      )}
      {citations.length > 0 && (
        <>
          <Text size={200} weight="semibold">
            {text.sources}
          </Text>
          <ol ref={list} className={styles.sources}>
            {citations.map((citation, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a source is identified by its number
                key={index}
                tabIndex={-1}
                className={mergeClasses(styles.source, citation === shown && styles.shown)}
                aria-current={citation === shown || undefined}
              >
                {chat.place(citation.fileName, citation.page)}: “{showQuote(citation.quote)}”
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
