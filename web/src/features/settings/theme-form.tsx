import { type Theme, updateTheme } from '@bidloom/contract/theme';
import { defaultColours, defaultMode } from '@bidloom/contract/theme-defaults';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLeaveQuestion } from '../../components/use-leave-question.tsx';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';
import { colourNames, colourOf, contrastPairs, isColour, withColour } from '../../theme/contrast-pairs.ts';
import { themeLoaded } from '../../theme/theme.slice.ts';
import { ColourFields } from './colour-fields.tsx';
import { ContrastList } from './contrast-list.tsx';
import { ModeRadios } from './mode-radios.tsx';
import { ThemePreview } from './theme-preview.tsx';

const text = messages.settings;
const { common } = messages;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '24px 40px',
    alignItems: 'start',
    '@media (max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const sameAs = (a: object, b: object) => JSON.stringify(a).toLowerCase() === JSON.stringify(b).toLowerCase();

/** Colours and mode of the organisation, previewed while they are chosen. */
export function ThemeForm({ kept }: { kept: Theme }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const [saved, setSaved] = useState({ colours: kept.colours, mode: kept.organizationMode });
  const [draft, setDraft] = useState(saved);
  const { sending, error, send } = useSend();
  const isChanged = !sameAs(draft, saved);
  const isComplete = colourNames.every((name) => isColour(colourOf(draft.colours, name)));

  const question = useLeaveQuestion(isChanged);

  const save = async () => {
    if (sending || !isChanged || !isComplete) return;
    const answer = await send(updateTheme, { body: draft }, { done: text.saved });
    if (!answer) return;
    const now = { colours: answer.data.colours, mode: answer.data.organizationMode };
    setSaved(now);
    setDraft(now);
    dispatch(themeLoaded(answer.data));
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {question}
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ColourFields
            colours={draft.colours}
            onChange={(name, hex) => setDraft({ ...draft, colours: withColour(draft.colours, name, hex) })}
            onReplace={(colours) => setDraft({ ...draft, colours })}
          />
          <ModeRadios
            label={text.organizationMode}
            value={draft.mode}
            onChange={(mode) => setDraft({ ...draft, mode })}
          />
        </div>
        <div className={styles.column}>
          <ThemePreview colours={draft.colours} />
          <ContrastList
            pairs={contrastPairs(draft.colours)}
            onUse={(name, hex) => setDraft({ ...draft, colours: withColour(draft.colours, name, hex) })}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={sending || !isChanged || !isComplete}>
          {sending ? common.saving : common.save}
        </Button>
        {isChanged && (
          <Button onClick={() => setDraft(saved)} disabled={sending}>
            {text.discard}
          </Button>
        )}
        <Button
          disabledFocusable={sending || sameAs(draft, { colours: defaultColours, mode: defaultMode })}
          onClick={() => setDraft({ colours: defaultColours, mode: defaultMode })}
        >
          {text.reset}
        </Button>
      </div>
    </form>
  );
}
