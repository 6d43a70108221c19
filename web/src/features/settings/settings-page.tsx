import { Card, Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { messages } from '../../lib/messages.ts';
import { selectTheme, type ThemeMode, themeModeChosen } from '../../theme/theme.slice.ts';

const text = messages.settings;

export function Component() {
  const dispatch = useDispatch();
  const { mode } = useSelector(selectTheme);
  return (
    <Page>
      <PageHeader title={text.title} />
      <Card>
        <Field label={text.theme}>
          <RadioGroup value={mode} onChange={(_, { value }) => dispatch(themeModeChosen(value as ThemeMode))}>
            <Radio value="light" label={text.light} />
            <Radio value="dark" label={text.dark} />
            <Radio value="system" label={text.system} />
          </RadioGroup>
        </Field>
      </Card>
    </Page>
  );
}
