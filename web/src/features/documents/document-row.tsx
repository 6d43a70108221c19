import type { Document } from '@bidloom/contract/documents';
import {
  Badge,
  type BadgeProps,
  Button,
  Checkbox,
  makeStyles,
  mergeClasses,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { FolderZip20Regular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { ClampedName } from '../../components/clamped-name.tsx';
import { NameTag } from '../../components/name-tag.tsx';
import type { RowAction } from '../../components/row-menu.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { messages } from '../../lib/messages.ts';
import type { LiveProgress } from '../../lib/state/progress.slice.ts';
import { touch } from '../../lib/touch.ts';
import { progressOf } from './document-progress.ts';
import { DocumentWarning } from './document-warning.tsx';
import { isAskable } from './documents.slice.ts';

const { documents: text, versions: words } = messages;

const colours: Record<Document['status'], NonNullable<BadgeProps['color']>> = {
  uploaded: 'informative',
  processing: 'brand',
  ready: 'success',
  failed: 'danger',
};

/** The least width and height of what a finger hits. */
const finger = '44px';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) 32px',
    alignItems: 'start',
    padding: '4px 4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [`@media ${touch}`]: {
      gridTemplateColumns: `${finger} minmax(0, 1fr) ${finger}`,
      '& > .fui-Checkbox': { minWidth: finger, minHeight: finger, alignItems: 'center', justifyContent: 'center' },
      '& .fui-Checkbox__input': { width: '100%' },
      '& > .fui-Button': { minWidth: finger, minHeight: finger },
    },
  },
  /** Indented below its later version, with a line at the side. */
  earlier: {
    marginLeft: '16px',
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
  },
  open: { backgroundColor: tokens.colorNeutralBackground1Selected },
  busy: { opacity: 0.6 },
  // As high as a check box and its space.
  noBox: {
    display: 'flex',
    justifyContent: 'center',
    paddingTop: '6px',
    color: tokens.colorNeutralForeground2,
    [`@media ${touch}`]: { paddingTop: '12px' },
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    paddingTop: '4px',
    [`@media ${touch}`]: { paddingTop: 0 },
  },
  name: {
    justifyContent: 'flex-start',
    minWidth: 0,
    // 24 px high to be hit, in a line of 20 px.
    padding: '2px 0',
    marginBlock: '-2px',
    height: 'auto',
    textAlign: 'left',
    border: 'none',
    [`@media ${touch}`]: { minHeight: finger, marginBlock: 0 },
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    // The brand's colour has too little contrast on the open row.
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':hover:active': { color: tokens.colorNeutralForeground1 },
  },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  fact: { color: tokens.colorNeutralForeground2 },
  origin: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  versions: {
    padding: 0,
    minWidth: 0,
    height: 'auto',
    minHeight: '24px',
    textDecorationLine: 'underline',
    [`@media ${touch}`]: { minHeight: finger },
  },
  failure: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
});

/** The place of a document among its versions. */
interface VersionPlace {
  /** 1 is the first. */
  number: number;
  count: number;
  /** What has changed since the previous version. */
  changes: string;
  /** The name of the later version; empty: there is none. */
  replacedBy: string;
  isUnfolded: boolean;
  onToggle: () => void;
}

interface DocumentRowProps {
  document: Document;
  live: LiveProgress | undefined;
  /** Why its reading has not begun, in words; null: it has. */
  waiting: string | null;
  /** The archive or document that it was extracted from, in words; empty: none. */
  origin: string;
  asked: boolean;
  open: boolean;
  busy: boolean;
  actions: readonly RowAction[];
  versions: VersionPlace;
  onOpen: () => void;
  onAsked: (asked: boolean) => void;
}

/** One document: its name and facts, its progress, and its actions. Its name is its Tab stop; the arrow keys of the list lead to the rest. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, live, waiting, origin, asked, open, busy, actions, versions, onOpen, onAsked } = props;
  const styles = useStyles();
  const {
    fileName,
    mediaType,
    status,
    pages,
    category,
    tags,
    failure,
    warning,
    isReadAgain,
    isCurrent,
    renditionMediaType,
  } = document;
  const { replacedBy } = versions;
  const progress = progressOf(document, live);
  const isArchive = mediaType === 'application/zip';
  const row = useRef<HTMLLIElement>(null);
  // An address, a citation or Back opens documents that are anywhere in a long list.
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li
      ref={row}
      className={mergeClasses(
        styles.row,
        replacedBy !== '' && styles.earlier,
        open && styles.open,
        busy && styles.busy,
      )}
      aria-busy={busy}
    >
      {isArchive ? (
        <span className={styles.noBox}>
          <FolderZip20Regular aria-hidden />
        </span>
      ) : (
        <Checkbox
          checked={asked && isAskable(document)}
          disabled={!isAskable(document)}
          aria-label={text.askOne(fileName)}
          tabIndex={-1}
          data-part="asked"
          onChange={(_, { checked }) => onAsked(checked === true)}
        />
      )}
      <div className={styles.body}>
        <Button
          appearance="transparent"
          className={styles.name}
          aria-current={open || undefined}
          data-part="name"
          onClick={onOpen}
        >
          <ClampedName text={fileName} lines={3} />
        </Button>
        <div className={styles.facts}>
          <Badge appearance="tint" color={colours[status]} shape="rounded">
            {text.statuses[status]}
          </Badge>
          {pages !== null && !isArchive && (
            <Text size={200} className={styles.fact}>
              {text.pages(pages)}
              {renditionMediaType && !mediaType.startsWith('image/') && ` ${text.asConverted}`}
            </Text>
          )}
          {isArchive && (
            <Text size={200} className={styles.fact}>
              {messages.archives.isArchive}
            </Text>
          )}
          {isReadAgain && (
            <Text size={200} className={styles.fact}>
              {text.isReadAgain}
            </Text>
          )}
          {category && (
            <Text size={200} className={styles.fact}>
              {category}
            </Text>
          )}
          {tags.map((tag) => (
            <NameTag key={tag} text={tag} size="extra-small" />
          ))}
        </div>
        {origin && (
          <Text size={200} className={styles.origin}>
            {origin}
          </Text>
        )}
        {versions.count > 1 && (
          <div className={styles.facts}>
            <Text size={200} className={styles.fact}>
              {[words.version(versions.number), versions.changes].filter(Boolean).join(': ')}
            </Text>
            {replacedBy === '' && (
              <Button
                size="small"
                appearance="transparent"
                className={styles.versions}
                aria-expanded={versions.isUnfolded}
                onClick={versions.onToggle}
              >
                {words.earlier(versions.count - 1)}
              </Button>
            )}
          </div>
        )}
        {replacedBy !== '' && (
          <Text size={200} weight="semibold" className={styles.fact}>
            {isCurrent ? words.willBeReplaced(replacedBy) : words.replacedBy(replacedBy)}
          </Text>
        )}
        {waiting && (
          <Text size={200} className={styles.origin}>
            {waiting}
          </Text>
        )}
        {progress && (
          <>
            <ProgressBar {...(progress.fraction === null ? {} : { value: progress.fraction })} aria-label={fileName} />
            <Text size={200} className={styles.fact}>
              {progress.words}
            </Text>
          </>
        )}
        {status === 'failed' && failure && (
          <Text size={200} className={styles.failure}>
            {failure}
          </Text>
        )}
        {status === 'ready' && warning && <DocumentWarning warning={warning} fileName={fileName} />}
      </div>
      <RowMenu label={text.actions(fileName)} actions={actions} isTabStop={false} />
    </li>
  );
}
