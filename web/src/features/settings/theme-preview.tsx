import { defaultColours, type ThemeColours } from '@bidloom/contract/theme-defaults';
import { Badge, FluentProvider, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo, useRef } from 'react';
import { messages } from '../../lib/messages.ts';
import { colourNames, colourOf, isColour, withColour } from '../../theme/contrast-pairs.ts';
import { appTokens, fluentTheme } from '../../theme/fluent-themes.ts';

const text = messages.settings;

const useStyles = makeStyles({
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  screens: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '12px' },
  screen: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  panel: {
    padding: '10px 16px',
    color: '#ffffff',
    backgroundImage: `linear-gradient(120deg, ${appTokens.secondaryMain}, ${appTokens.secondaryDark})`,
  },
  body: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px', padding: '16px' },
  link: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  button: {
    padding: '6px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The typed colours; an incomplete one is replaced by its last complete value. */
function useWholeColours(colours: ThemeColours): ThemeColours {
  const whole = useRef(defaultColours);
  const key = JSON.stringify(colours);
  return useMemo(() => {
    const typed: ThemeColours = JSON.parse(key);
    for (const name of colourNames) {
      const hex = colourOf(typed, name);
      if (isColour(hex)) whole.current = withColour(whole.current, name, hex);
    }
    return whole.current;
  }, [key]);
}

/** A small preview of a screen, light and dark, in colours that are not saved yet. */
export function ThemePreview({ colours }: { colours: ThemeColours }) {
  const styles = useStyles();
  const whole = useWholeColours(colours);
  const themes = useMemo(() => [fluentTheme(whole, false), fluentTheme(whole, true)] as const, [whole]);
  return (
    <section aria-label={text.preview}>
      <h3 className={styles.title}>{text.preview}</h3>
      <div className={styles.screens}>
        {themes.map((theme, index) => {
          const label = index === 0 ? text.previewLight : text.previewDark;
          return (
            <FluentProvider key={label} theme={theme} className={styles.screen} role="group" aria-label={label}>
              <div className={styles.panel}>
                <Text weight="semibold">{text.sample.panel}</Text>
              </div>
              <div className={styles.body}>
                <Text weight="semibold">{text.sample.title}</Text>
                <Text>{text.sample.text}</Text>
                <span className={styles.link}>{text.sample.link}</span>
                <div className={styles.row}>
                  <span className={styles.button}>{text.sample.button}</span>
                  <Badge appearance="tint">{text.sample.chosen}</Badge>
                </div>
              </div>
            </FluentProvider>
          );
        })}
      </div>
    </section>
  );
}
