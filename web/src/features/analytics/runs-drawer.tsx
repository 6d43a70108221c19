import { type AnalysedRun, listRuns } from '@bidloom/contract/analytics';
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { Pagination } from '../../components/pagination.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useCall } from '../../lib/use-call.ts';
import { ProblemCard } from './problem-card.tsx';
import type { RunsChoice } from './runs-choice.ts';
import type { AnalyticsBody, Change } from './use-filters.ts';

const text = analyticsMessages;
const pageSize = 10;

const useStyles = makeStyles({
  drawer: { width: 'min(520px, 100vw)' },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  run: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

interface RunsDrawerProps {
  choice: RunsChoice;
  body: AnalyticsBody;
  organizationId: string;
  page: number;
  onChange: Change;
  onClose: () => void;
}

/** The runs that a bar counts, each with a link to its result. */
export function RunsDrawer({ choice, body, organizationId, page, onChange, onClose }: RunsDrawerProps) {
  const styles = useStyles();
  const { kind, from, to, keyword } = choice;
  const asked = { ...body, from, to, requestType: `${kind}_extraction` as const, ...(keyword && { keyword }) };
  const { answer, error, reload } = useCall(listRuns, { body: { ...asked, pageNumber: page, pageSize } });
  const name = keyword ?? (kind === 'keyword' ? text.keywordExtraction : text.datasheetExtraction);
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={text.close} onClick={onClose} />}
        >
          {text.runsTitle}
        </DrawerHeaderTitle>
        <Text className={styles.hint}>{text.runsOf(name, from, to)}</Text>
      </DrawerHeader>
      <DrawerBody>
        {error && <ProblemCard error={error} onRetry={reload} />}
        {!error && !answer && <Spinner label={text.runsLoading} />}
        {answer?.data.length === 0 && <Text>{text.noRuns}</Text>}
        {answer && answer.data.length > 0 && (
          <>
            <ul className={styles.list}>
              {answer.data.map((run) => (
                <li key={run.id} className={styles.run}>
                  <TextLink to={pathOf(run, organizationId)}>{run.workspaceName}</TextLink>
                  <Text size={200} className={styles.hint}>
                    {run.customerName}
                  </Text>
                  <Text size={200}>{outcomeOf(run)}</Text>
                  <Text size={200} className={styles.hint}>
                    {text.runHint(formatDateTime(run.createdAt), run.createdBy.name)}
                  </Text>
                </li>
              ))}
            </ul>
            {answer.totalPages > 1 && (
              <Pagination
                {...answer}
                sizes={[pageSize]}
                onChange={({ pageNumber = 1 }) => onChange({ runsPage: pageNumber > 1 ? String(pageNumber) : '' })}
              />
            )}
          </>
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}

const pathOf = ({ id, customerId, workspaceId }: AnalysedRun, organizationId: string) =>
  `${workspacePath({ organizationId, customerId, id: workspaceId })}?request=${id}`;

function outcomeOf({ status, found, requestType }: AnalysedRun): string {
  const outcome = text.field[status === 'queued' || status === 'running' ? 'open' : status];
  return `${outcome}, ${requestType === 'keyword_extraction' ? text.placesFound(found) : text.valuesFound(found)}`;
}
