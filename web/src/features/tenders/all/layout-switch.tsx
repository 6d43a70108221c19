import { ToggleButton, Toolbar } from '@fluentui/react-components';
import { Board20Regular, Table20Regular } from '@fluentui/react-icons';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';

/** Chooses between table and board. */
export function LayoutSwitch({ isBoard, onChange }: { isBoard: boolean; onChange: (isBoard: boolean) => void }) {
  return (
    <Toolbar aria-label={text.layout} style={{ padding: 0, gap: '4px' }}>
      <ToggleButton checked={!isBoard} icon={<Table20Regular />} onClick={() => onChange(false)}>
        {text.table}
      </ToggleButton>
      <ToggleButton checked={isBoard} icon={<Board20Regular />} onClick={() => onChange(true)}>
        {text.board}
      </ToggleButton>
    </Toolbar>
  );
}
