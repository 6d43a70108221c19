import { ColumnDoubleCompare20Regular } from '@fluentui/react-icons';
import { messages } from '../../../lib/messages.ts';
import type { CompareTools } from '../viewer-props.ts';
import type { ViewerTool } from '../viewer-tool.ts';

const words = messages.viewerTools;

/** The tools that open another document beside this one: a version next to it, or one that the user chooses. */
export function compareTools({ previousId, nextId, onChoose, onCompare }: CompareTools): ViewerTool[] {
  return [
    ...(previousId
      ? [{ id: 'previous-version', label: words.comparePrevious, onClick: () => onCompare(previousId) }]
      : []),
    ...(nextId ? [{ id: 'next-version', label: words.compareNext, onClick: () => onCompare(nextId) }] : []),
    ...(onChoose ? [{ id: 'compare', label: words.compare, onClick: onChoose }] : []),
  ].map((tool) => ({ ...tool, icon: <ColumnDoubleCompare20Regular />, inMenu: true }));
}
