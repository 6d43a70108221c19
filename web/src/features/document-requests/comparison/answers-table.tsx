import type { ItemOf, RequestItem } from '@bidloom/contract/document-requests';
import { makeStyles, tokens } from '@fluentui/react-components';
import { CitedText } from '../../../components/cited-text.tsx';
import { messages } from '../../../lib/messages.ts';
import { usePlace } from '../../../lib/tender-context.ts';
import type { NamedProposal } from './proposals-of.ts';

const text = messages.comparison;

type Answer = ItemOf<'comparison_answer'>;

const useStyles = makeStyles({
  table: { borderCollapse: 'collapse', width: '100%', marginTop: '16px' },
  title: { textAlign: 'left', padding: '8px 10px', fontSize: tokens.fontSizeBase400 },
  cell: {
    padding: '8px 10px',
    minWidth: '160px',
    verticalAlign: 'top',
    textAlign: 'left',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What each proposal answers to the same questions; nothing where none were asked. */
export function AnswersTable({
  items,
  proposals,
}: {
  items: readonly RequestItem[];
  proposals: readonly NamedProposal[];
}) {
  const styles = useStyles();
  const answers = items.filter((item): item is Answer => item.kind === 'comparison_answer');
  if (answers.length === 0) return null;
  const questions = Map.groupBy(answers, ({ headline }) => headline.questionId);
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{text.questions}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {text.questions}
          </th>
          {proposals.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...questions].map(([id, given]) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              {given[0]?.headline.question}
            </th>
            {proposals.map((proposal) => (
              <td key={proposal.id} className={styles.cell}>
                <OneAnswer answer={given.find(({ headline }) => headline.proposalId === proposal.id)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneAnswer({ answer }: { answer: Answer | undefined }) {
  const styles = useStyles();
  const openPlace = usePlace();
  if (!answer) return null;
  const { headline, correction } = answer;
  if (correction && 'text' in correction) return <span>{correction.text}</span>;
  const { answered, failure, claims, citations } = headline;
  if (!answered && claims.length === 0) return <span className={styles.quiet}>{failure ?? text.notAnswered}</span>;
  return <CitedText claims={claims} citations={citations} marksUnsupported={answered} onOpen={openPlace} />;
}
