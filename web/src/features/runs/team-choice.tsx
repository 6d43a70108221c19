import { teamsDropdown } from '@bidloom/contract/teams';
import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useChoices } from '../../lib/use-call.ts';

const text = messages.teams.choice;

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface TeamChoiceState {
  teams: { id: string; name: string }[];
  chosen: string;
  setChosen: (id: string) => void;
  /** For a call's body: empty if no team is notified. */
  team: { teamId?: string };
  loading: boolean;
  error: string | null;
  reload: () => void;
}

/** The team that is notified when a run has ended: none, until one is chosen. */
export function useTeamChoice(): TeamChoiceState {
  const { organizationId } = useTender();
  const { answer, loading, error, reload } = useChoices(teamsDropdown, { params: { organizationId } });
  const [chosen, setChosen] = useState('');
  const team = chosen === '' ? {} : { teamId: chosen };
  return { teams: answer?.data ?? [], chosen, setChosen, team, loading, error, reload };
}

/** Chooses the team. A run can be started before the teams are loaded, or without a team, so the field is always shown. */
export function TeamChoice({ choice }: { choice: TeamChoiceState }) {
  const styles = useStyles();
  const { teams, chosen, setChosen, loading, error, reload } = choice;
  if (error) {
    return (
      <div className={styles.line}>
        <Text className={styles.quiet}>{text.failed}</Text>
        <Button size="small" onClick={reload}>
          {text.retry}
        </Button>
      </div>
    );
  }
  const hint = loading || teams.length > 0 ? text.hint : text.noTeams;
  return (
    <Field label={text.label} hint={hint}>
      <Select value={chosen} disabled={teams.length === 0} onChange={(_, { value }) => setChosen(value)}>
        <option value="">{text.nobody}</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
