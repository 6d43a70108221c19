import type { FactValue } from '@bidloom/contract/facts';
import { showQuote } from '@bidloom/texts/show-quote';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Name } from '../../components/name.tsx';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';

const text = messages.facts;

const useStyles = makeStyles({
  place: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    maxWidth: '100%',
    padding: '0 6px',
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  page: { flexShrink: 0, whiteSpace: 'pre' },
});

interface FactPlaceProps {
  value: Pick<FactValue, 'documentId' | 'fileName' | 'page' | 'quote' | 'offset' | 'boxes'>;
  /** Whether there are several documents, so that each place must name its document. */
  namesFile: boolean;
}

/** A link to the place of a value, which opens the page with the words highlighted. Nothing if the place is not known. */
export function FactPlace({ value, namesFile }: FactPlaceProps) {
  const styles = useStyles();
  const openPlace = usePlace();
  const { documentId, fileName, page, quote, offset, boxes } = value;
  if (documentId === null || fileName === null || page === null) return null;
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={namesFile ? undefined : text.openPlace(page, fileName)}
      title={quote ? `${fileName}: “${showQuote(quote)}”` : fileName}
      onClick={() => openPlace({ documentId, page, quote: quote ?? '', boxes, ...(offset === null ? {} : { offset }) })}
    >
      {namesFile && <Name text={fileName} />}
      <span className={styles.page}>
        {namesFile ? ' ' : ''}
        {text.page(page)}
      </span>
    </button>
  );
}
