import type { SimilarPlace } from '@bidloom/contract/similar-tenders';
import { makeStyles, tokens } from '@fluentui/react-components';
import { TextLink } from '../../components/text-link.tsx';
import { similarMessages } from '../../lib/messages.similar.ts';
import { queryOfPlace } from '../../lib/place-address.ts';
import { usePlace } from '../../lib/tender-context.ts';

const text = similarMessages;

const useStyles = makeStyles({
  button: {
    minHeight: '24px',
    padding: '0 6px',
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
});

interface PlaceProps {
  /** What it is about, for those who do not see what is beside it. */
  name: string;
  place: SimilarPlace;
}

/** Where this tender says it: shown beside. Nothing where no place is known. */
export function PlaceHere({ name, place: { documentId, fileName, page, quote, offset, boxes } }: PlaceProps) {
  const styles = useStyles();
  const openPlace = usePlace();
  if (documentId === null || fileName === null || page === null) return null;
  return (
    <button
      type="button"
      className={styles.button}
      title={fileName}
      aria-label={text.openHere(name, page, fileName)}
      onClick={() => openPlace({ documentId, page, quote: quote ?? '', boxes, ...(offset === null ? {} : { offset }) })}
    >
      {text.here(page)}
    </button>
  );
}

/** Where the similar tender says it: on its own screen, with the words marked. */
export function PlaceThere({ name, place, address }: PlaceProps & { address: string }) {
  const styles = useStyles();
  const { documentId, fileName, page, quote, offset, boxes } = place;
  if (documentId === null || fileName === null || page === null) return null;
  return (
    <TextLink
      className={styles.link}
      to={`${address}?${queryOfPlace({ documentId, page, quote: quote ?? '', boxes, ...(offset === null ? {} : { offset }) })}`}
      title={fileName}
      aria-label={text.openThere(name, page, fileName)}
    >
      {text.there(page)}
    </TextLink>
  );
}
