import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { Name } from '../../../components/name.tsx';
import { messages } from '../../../lib/messages.ts';
import type { CompareChoice } from './compare-with.ts';

const words = messages.viewerTools;

const useStyles = makeStyles({
  root: { flexGrow: 1, flexBasis: 0, minWidth: 0 },
  button: { minWidth: 0 },
  name: { flexGrow: 1, minWidth: 0 },
});

interface CompareDropdownProps {
  choices: readonly CompareChoice[];
  /** The id of the document that is shown. */
  value: string;
  onChoose: (documentId: string) => void;
}

/** Chooses the document beside the open one. Names without room are cut in the middle. */
export function CompareDropdown({ choices, value, onChoose }: CompareDropdownProps) {
  const styles = useStyles();
  const nameOf = ({ document, version }: CompareChoice) => words.compareOption(document.fileName, version);
  const chosen = choices.find(({ document }) => document.id === value);
  const name = chosen ? nameOf(chosen) : '';
  return (
    <Dropdown
      size="small"
      className={styles.root}
      aria-label={words.compareChoose}
      // Its list belongs to this part of the screen.
      inlinePopup
      value={name}
      selectedOptions={[value]}
      button={{ className: styles.button, children: <Name text={name} /> }}
      onOptionSelect={(_, { optionValue }) => {
        if (optionValue !== undefined && optionValue !== value) onChoose(optionValue);
      }}
    >
      {choices.map((choice) => (
        <Option key={choice.document.id} value={choice.document.id} text={nameOf(choice)}>
          <Name text={nameOf(choice)} className={styles.name} />
        </Option>
      ))}
    </Dropdown>
  );
}
