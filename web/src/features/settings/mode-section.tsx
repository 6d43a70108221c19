import { getThemeMode } from '@bidloom/contract/theme';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Section } from '../../components/section.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { selectTheme, themeLoaded, themeModeChosen } from '../../theme/theme.slice.ts';
import { CallProblem } from './call-problem.tsx';
import { ModeRadios } from './mode-radios.tsx';

const text = messages.settings;

/** The user's own colour mode. */
export function ModeSection() {
  const dispatch = useDispatch();
  const { mode } = useSelector(selectTheme);
  const { answer, error, reload } = useCall(getThemeMode, {});
  const chosen = useRef(false);
  const kept = answer?.data?.mode;

  useEffect(() => {
    // An answer that arrives after a choice is older than the choice.
    if (kept && !chosen.current) dispatch(themeLoaded({ mode: kept }));
  }, [dispatch, kept]);

  return (
    <Section title={text.appearance} text={text.modeText}>
      {error && <CallProblem message={error} onRetry={reload} />}
      <ModeRadios
        label={text.theme}
        value={mode}
        onChange={(value) => {
          chosen.current = true;
          dispatch(themeModeChosen(value));
        }}
      />
    </Section>
  );
}
