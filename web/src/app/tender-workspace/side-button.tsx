import { Button } from '@fluentui/react-components';
import {
  PanelLeftContract20Regular,
  PanelLeftExpand20Regular,
  PanelRightContract20Regular,
  PanelRightExpand20Regular,
} from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { Side } from './use-panes-layout.ts';

const text = messages.analysis;

const looks = {
  documents: {
    show: { icon: <PanelLeftExpand20Regular />, label: text.showDocuments },
    hide: { icon: <PanelLeftContract20Regular />, label: text.hideDocuments },
  },
  chat: {
    show: { icon: <PanelRightExpand20Regular />, label: text.showChat },
    hide: { icon: <PanelRightContract20Regular />, label: text.hideChat },
  },
};

/** Hides or shows a side pane. */
export function SideButton({ side, shown, onToggle }: { side: Side; shown: boolean; onToggle: () => void }) {
  const { icon, label } = looks[side][shown ? 'hide' : 'show'];
  return <Button appearance="subtle" icon={icon} aria-label={label} title={label} onClick={onToggle} />;
}
