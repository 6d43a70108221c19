import type { ThemeMode } from '@bidloom/contract/theme-defaults';
import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';

const text = messages.settings;

interface ModeRadiosProps {
  label: string;
  value: ThemeMode;
  onChange: (mode: ThemeMode) => void;
}

export function ModeRadios({ label, value, onChange }: ModeRadiosProps) {
  return (
    <Field label={label}>
      <RadioGroup layout="horizontal" value={value} onChange={(_, data) => onChange(data.value as ThemeMode)}>
        <Radio value="light" label={text.light} />
        <Radio value="dark" label={text.dark} />
        <Radio value="system" label={text.system} />
      </RadioGroup>
    </Field>
  );
}
