import type { FactName } from '@bidloom/contract/facts';
import type { OverviewIssue } from '@bidloom/contract/overview';
import { issueTitle } from '@bidloom/texts/issue-words';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular, ErrorCircle20Filled, Info20Regular, Warning20Filled } from '@fluentui/react-icons';
import { Fragment, type ReactNode } from 'react';
import { TextButton } from '../../components/text-button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { messages } from '../../lib/messages.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  issue: { display: 'flex', alignItems: 'flex-start', gap: '8px', minWidth: 0 },
  // As high as a line of the words.
  icon: { flexShrink: 0, display: 'flex', alignItems: 'center', height: '28px', color: tokens.colorNeutralForeground2 },
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  quiet: { color: tokens.colorNeutralForeground2 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  words: { minWidth: 0, overflowWrap: 'anywhere', lineHeight: tokens.lineHeightBase500 },
  // Within text, its colour alone does not distinguish it.
  inline: { textDecorationLine: 'underline' },
  // The height is for fingers. A comma is part of its link, so that it ends the last line of a long name.
  listed: {
    display: 'inline-flex',
    alignItems: 'last baseline',
    maxWidth: '100%',
    minHeight: '24px',
    lineHeight: tokens.lineHeightBase300,
  },
});

const icons = { error: <ErrorCircle20Filled />, warning: <Warning20Filled />, info: <Info20Regular /> };

interface IssueListProps {
  issues: readonly OverviewIssue[];
  /** Whether the tender is no longer worked on: then its dates and facts are not checked. */
  settled: boolean;
  /** Whether documents or their facts are still to be read: then nothing is said to be complete. */
  unread: boolean;
  onFact: (fact: FactName) => void;
  onDocument: (id: string) => void;
  /** The decisions that documents have come to contradict. */
  changed: (facts: readonly FactName[]) => ReactNode;
}

/** Missing items, contradictions and items that wait for a person, each with a link. Problems of the due date are shown beside it. */
export function IssueList({ issues, settled, unread, onFact, onDocument, changed }: IssueListProps) {
  const styles = useStyles();
  const shown = issues.filter(({ kind }) => !['due_passed', 'no_due_date', 'no_documents'].includes(kind));
  if (shown.length === 0 && settled) return <span className={styles.quiet}>{text.noIssuesSettled}</span>;
  if (shown.length === 0 && unread) return <span className={styles.quiet}>{text.noIssuesYet}</span>;
  if (shown.length === 0) {
    return (
      <div className={styles.issue}>
        <span className={mergeClasses(styles.icon, styles.good)}>
          <CheckmarkCircle20Regular aria-hidden />
        </span>
        <span>{text.noIssues}</span>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {shown.map((issue) => (
        <li key={issue.kind} className={styles.issue} data-issue={issue.kind}>
          <span
            className={mergeClasses(styles.icon, issue.severity !== 'info' && styles[issue.severity])}
            role="img"
            aria-label={text.severities[issue.severity]}
          >
            {icons[issue.severity]}
          </span>
          <div className={styles.words}>
            {issueTitle(issue, issues)}
            {issue.kind === 'documents_say_otherwise' ? (
              changed(issue.facts)
            ) : (
              <Subjects issue={issue} onFact={onFact} onDocument={onDocument} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

type SubjectsProps = Pick<IssueListProps, 'onFact' | 'onDocument'> & { issue: OverviewIssue };

/** The facts, documents or runs of an issue. */
function Subjects({ issue: { kind, facts, documents }, onFact, onDocument }: SubjectsProps) {
  const styles = useStyles();
  if (kind === 'runs_failed') {
    return (
      <>
        {': '}
        <TextLink className={styles.inline} to={{ search: '?tab=requests' }}>
          {text.showRuns}
        </TextLink>
      </>
    );
  }
  const names: { key: string; label: string; words: string; onClick: () => void }[] = [
    ...facts.map((fact) => ({
      key: fact,
      label: text.showFact(messages.facts.names[fact].toLowerCase()),
      words: messages.facts.names[fact],
      onClick: () => onFact(fact),
    })),
    ...(documents?.some ?? []).map(({ id, fileName }) => ({
      key: id,
      label: text.openDocument(fileName),
      words: fileName,
      onClick: () => onDocument(id),
    })),
  ];
  const rest = (documents?.count ?? 0) - (documents?.some.length ?? 0);
  if (names.length === 0) return null;
  return (
    <>
      {': '}
      {names.map(
        ({ key, label, words, onClick }, index): ReactNode => (
          <Fragment key={key}>
            <span className={styles.listed}>
              <TextButton label={label} onClick={onClick}>
                {words}
                {index < names.length - 1 && ','}
              </TextButton>
            </span>{' '}
          </Fragment>
        ),
      )}
      {rest > 0 && ` +${rest}`}
    </>
  );
}
