import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, useEffect, useState } from 'react';
import { messages } from '../../../lib/messages.ts';
import { boxStyle } from '../highlight-boxes.ts';
import type { PdfDocument } from '../pdf-engine.ts';
import { type Rotation, turnedBox } from '../rotation.ts';
import { type OutlinePlace, placeOf } from '../side/read-outline.ts';
import { LinkDialog } from './link-dialog.tsx';
import { type PageLink, readLinks } from './read-links.ts';

const words = messages.viewerTools;

const useStyles = makeStyles({
  // Above the text layer, which lies over the page at z-index 2.
  layer: { position: 'absolute', inset: 0, pointerEvents: 'none', zIndex: 3 },
  link: {
    position: 'absolute',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    pointerEvents: 'auto',
    // Paper is white in both themes.
    ':hover': { backgroundColor: 'rgb(0 90 200 / 12%)' },
    ':focus-visible': { outline: '2px solid rgb(0 70 170)', outlineOffset: '1px' },
  },
});

interface PageLinksProps {
  pdf: PdfDocument;
  page: Awaited<ReturnType<PdfDocument['getPage']>>;
  rotation: Rotation;
  /** Called with the place in this document that a link leads to. */
  onPlace: (place: OutlinePlace) => void;
}

/**
 * The links of a page. Those within the document lead there; of others the address is shown first, as in Word documents: a malicious file
 * can have an invisible link over the whole page. They open a tab that knows nothing of this one.
 */
export const PageLinks = memo(function PageLinks({ pdf, page, rotation, onPlace }: PageLinksProps) {
  const styles = useStyles();
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    page.getAnnotations({ intent: 'display' }).then(
      (found) => wanted && setLinks(readLinks(found, page.getViewport({ scale: 1 }))),
      // The page is read without its links.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [page]);
  if (links.length === 0) return null;
  return (
    <div className={styles.layer}>
      {links.map((link, index) => {
        const look = { style: boxStyle(turnedBox(link.box, rotation)) ?? {}, className: styles.link };
        const open = () => {
          if ('url' in link) return setAddress(link.url);
          placeOf(pdf, link).then(
            (place) => place && onPlace(place),
            // It leads nowhere.
            () => {},
          );
        };
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the links of a page keep their order
            key={index}
            {...look}
            data-paper-link
            type="button"
            title={'url' in link ? link.url : undefined}
            aria-label={'url' in link ? words.linkTo(link.url) : words.linkWithin}
            onClick={open}
          />
        );
      })}
      {address !== null && <LinkDialog address={address} onClose={() => setAddress(null)} />}
    </div>
  );
});
