import type { OverviewRun } from '@bidloom/contract/overview';
import type { RunType } from '@bidloom/contract/runs';
import { makeStyles } from '@fluentui/react-components';
import { TextLink } from '../../components/text-link.tsx';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { responsePath } from '../../lib/tenders.ts';

const useStyles = makeStyles({ inline: { textDecorationLine: 'underline' } });

/** The tab of the workspace that shows the results of each type; other types are shown in the list of all runs. */
const tabs: Partial<Record<RunType, string>> = {
  keyword_extraction: 'keywords',
  datasheet_extraction: 'datasheets',
  summary: 'summary',
  batch_query: 'questions',
  question_generation: 'questions',
};

interface RunLinkProps {
  run: OverviewRun;
  /** Set within text, where its colour alone does not distinguish it. */
  inline?: boolean;
}

/** The name of the run's type, as a link to its result. */
export function RunLink({ run: { id, requestType }, inline = false }: RunLinkProps) {
  const styles = useStyles();
  const { organizationId, workspaceId } = useTender();
  const name = messages.runs.types[requestType];
  const to =
    requestType === 'comparison'
      ? `${responsePath(organizationId, workspaceId)}?${new URLSearchParams({ tab: 'comparison', request: id })}`
      : { search: `?${new URLSearchParams({ tab: tabs[requestType] ?? 'requests', request: id })}` };
  return (
    <TextLink className={inline ? styles.inline : undefined} to={to} aria-label={text.runOf(name)}>
      {name}
    </TextLink>
  );
}
