import { standardSummary } from '@bidloom/contract/standard-summary';
import { summarise } from '@bidloom/contract/summaries';
import { listSummaryTemplates } from '@bidloom/contract/summary-templates';
import { Button, Field, makeStyles, Select, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useCall } from '../../lib/use-call.ts';
import { DocumentChoice, useDocumentChoice } from '../runs/document-choice.tsx';
import { StartForm } from '../runs/start-form.tsx';
import { TeamChoice, useTeamChoice } from '../runs/team-choice.tsx';
import { useStart } from '../runs/use-start.ts';

const starter = { endpoint: summarise, type: 'summary' } as const;

const text = messages.summaryRuns;

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  template: { display: 'flex', flexDirection: 'column', gap: '6px' },
});

/** Chooses documents and a template and starts a summary. */
export function SummaryForm({ onCancel }: { onCancel: (() => void) | null }) {
  const styles = useStyles();
  const { organizationId, customerId, workspaceId } = useTender();
  const failure = text.templatesFailed;
  const { answer, error: listError, reload } = useCall(listSummaryTemplates, { params: { organizationId }, failure });
  const templates = answer?.data;
  const [wanted, setWanted] = useState<string | null>(null);
  const documents = useDocumentChoice();
  const team = useTeamChoice();
  const { start, starting, error } = useStart(starter);
  // The list begins with the default.
  const template = templates?.find(({ id }) => id === wanted) ?? templates?.[0];

  const submit = () => {
    if (!templates || documents.chosen.length === 0) return;
    const { documentIds } = documents;
    start({
      workspaceId,
      customerId,
      ...team.team,
      ...(template ? { templateId: template.id } : {}),
      ...(documentIds ? { documentIds } : {}),
    });
  };

  return (
    <StartForm
      title={text.title}
      text={text.text}
      submitLabel={text.start}
      starting={starting}
      error={error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {listError ? (
        <div role="alert" className={styles.line}>
          <Text>{listError}</Text>
          <Button size="small" onClick={reload}>
            {messages.common.retry}
          </Button>
        </div>
      ) : !templates ? (
        <Skeleton aria-label={messages.common.loading}>
          <SkeletonItem size={32} />
        </Skeleton>
      ) : (
        <div className={styles.template}>
          <Field label={text.template}>
            <Select value={template?.id ?? ''} onChange={(_, { value }) => setWanted(value)}>
              {templates.length === 0 && <option value="">{text.builtIn(standardSummary.name)}</option>}
              {templates.map(({ id, name, isDefault }) => (
                <option key={id} value={id}>
                  {isDefault ? text.defaultTemplate(name) : name}
                </option>
              ))}
            </Select>
          </Field>
          <TemplateFacts
            description={template?.description ?? null}
            sections={(template ?? standardSummary).sections.map(({ title }) => title)}
          />
        </div>
      )}
      <DocumentChoice choice={documents} />
      <TeamChoice choice={team} />
    </StartForm>
  );
}

/** The description and sections of a template, so that users need not try it. */
function TemplateFacts({ description, sections }: { description: string | null; sections: readonly string[] }) {
  const styles = useStyles();
  const { organizationId } = useTender();
  const user = useSelector(selectUser);
  return (
    <>
      {description && <Text size={200}>{description}</Text>}
      <Text size={200} className={styles.quiet}>
        {text.sectionsOf}: {sections.join(' · ')}
      </Text>
      {user?.role === 'ORGANIZATION_ADMIN' && (
        <Text size={200}>
          <TextLink to={`/home/${organizationId}/summary-templates`}>{text.toTemplates}</TextLink>
        </Text>
      )}
    </>
  );
}
