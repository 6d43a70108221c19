import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { messages } from '../../../lib/messages.ts';
import { labelOf } from '../page-labels.ts';
import type { PageSize } from '../page-layout.ts';
import { Page, type PdfDocument } from '../pdf-engine.ts';
import { type Rotation, turned, turnedSize } from '../rotation.ts';
import { usePdfPage } from '../use-pdf-page.ts';
import { VirtualList } from './virtual-list.tsx';

const words = messages.viewerTools;

/** The size of the square for a page, and the room around it, in pixels. */
const square = 128;
const rowHeight = square + 44;
/** How long a page must be in view before it is drawn, in milliseconds. */
const drawAfter = 120;

const useStyles = makeStyles({
  button: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px',
    width: '100%',
    height: '100%',
    padding: '6px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: { backgroundColor: tokens.colorNeutralBackground1Selected },
  sheet: {
    overflow: 'hidden',
    backgroundColor: 'white',
    boxShadow: tokens.shadow2,
    outline: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  currentSheet: { outline: `2px solid ${tokens.colorBrandStroke1}` },
});

interface ThumbnailsPanelProps {
  pdf: PdfDocument | null;
  sizes: readonly PageSize[];
  labels: readonly string[] | null;
  rotation: Rotation;
  /** 1-based. */
  page: number;
  onPage: (page: number) => void;
}

/** Thumbnails of all pages; only those near the view are drawn. */
export function ThumbnailsPanel({ pdf, sizes, labels, rotation, page, onPage }: ThumbnailsPanelProps) {
  const styles = useStyles();
  return (
    <VirtualList
      label={words.thumbnails}
      count={sizes.length}
      rowHeight={rowHeight}
      itemWidth={square + 2}
      current={page - 1}
      item={(index, button) => {
        const number = index + 1;
        const isCurrent = number === page;
        const size = turnedSize(sizes[index] ?? { width: 1, height: 1 }, rotation);
        const scale = square / Math.max(size.width, size.height);
        return (
          <button
            {...button}
            type="button"
            className={mergeClasses(styles.button, isCurrent && styles.current)}
            aria-label={words.pageThumbnail(labelOf(number, labels))}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            <div
              className={mergeClasses(styles.sheet, isCurrent && styles.currentSheet)}
              style={{ width: size.width * scale, height: size.height * scale }}
            >
              {pdf && <Thumbnail pdf={pdf} number={number} width={size.width * scale} rotation={rotation} />}
            </div>
            <Text size={200}>{labelOf(number, labels)}</Text>
          </button>
        );
      }}
    />
  );
}

interface ThumbnailProps {
  pdf: PdfDocument;
  number: number;
  width: number;
  rotation: Rotation;
}

function Thumbnail({ pdf, number, width, rotation }: ThumbnailProps) {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStaying(true), drawAfter);
    return () => clearTimeout(timer);
  }, []);
  const page = usePdfPage(isStaying ? pdf : null, number);
  if (!page) return null;
  return (
    <Page
      pdf={pdf}
      pageNumber={number}
      width={width}
      rotate={turned(rotation, page.rotate)}
      suspense={false}
      renderTextLayer={false}
      renderAnnotationLayer={false}
      loading={null}
      error={null}
    />
  );
}
