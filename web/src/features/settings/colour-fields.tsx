import type { ThemeColours } from '@bidloom/contract/theme-defaults';
import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { type ColourName, colourOf, isColour, withShadesOfMain } from '../../theme/contrast-pairs.ts';

const text = messages.settings;

const useStyles = makeStyles({
  set: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalS, fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    alignItems: 'start',
    gap: '12px',
  },
  picker: {
    inlineSize: '28px',
    blockSize: '24px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  match: { marginTop: tokens.spacingVerticalS },
  input: { minWidth: 0, width: '100%', '& input': { fontFamily: tokens.fontFamilyMonospace, minWidth: 0 } },
});

interface ColourFieldsProps {
  colours: ThemeColours;
  onChange: (name: ColourName, hex: string) => void;
  /** Replaces all six at once. */
  onReplace: (colours: ThemeColours) => void;
}

/** The six colours; each can be picked or typed. */
export function ColourFields({ colours, onChange, onReplace }: ColourFieldsProps) {
  const styles = useStyles();
  return (['primary', 'secondary'] as const).map((set) => (
    <fieldset key={set} className={styles.set}>
      <legend className={styles.legend}>{text[set]}</legend>
      <div className={styles.fields}>
        {(['main', 'light', 'dark'] as const).map((shade) => {
          const name = `${set}.${shade}` as const;
          const hex = colourOf(colours, name);
          return (
            <Field
              key={shade}
              label={text.shades[shade]}
              {...(isColour(hex) ? {} : { validationMessage: text.notAColour })}
            >
              <Input
                className={styles.input}
                aria-label={text.colourNames[name]}
                value={hex}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                onChange={(_, { value }) => onChange(name, value.trim())}
                contentBefore={
                  <input
                    type="color"
                    className={styles.picker}
                    aria-label={text.pick(text.colourNames[name])}
                    value={isColour(hex) ? hex.toLowerCase() : '#000000'}
                    onChange={({ target }) => onChange(name, target.value)}
                  />
                }
              />
            </Field>
          );
        })}
      </div>
      <Button
        size="small"
        className={styles.match}
        aria-label={`${text[set]}: ${text.match}`}
        disabledFocusable={!isColour(colours[set].main)}
        onClick={() => onReplace(withShadesOfMain(colours, set))}
      >
        {text.match}
      </Button>
    </fieldset>
  ));
}
