import { queryOfPlace } from '@bidloom/contract/place-address';
import type { SimilarPlace } from '@bidloom/contract/similar-tenders';
import { makeStyles, tokens } from '@fluentui/react-components';
import { TextLink } from '../../components/text-link.tsx';
import { similarMessages } from '../../lib/messages.similar.ts';
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
  /** What the place is about, for the accessible name. */
  name: string;
  place: SimilarPlace;
}

/** A link to the place in this tender, which is shown beside the panel. Nothing if the place is not known. */
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

/** A link to the place in the similar tender, on its own screen, with the words marked. */
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
