import { ColumnDoubleCompare20Regular } from '@fluentui/react-icons';
import { messages } from '../../../lib/messages.ts';
import type { CompareTools } from '../viewer-props.ts';
import type { ViewerTool } from '../viewer-tool.ts';

const words = messages.viewerTools;

/** The tools that open another document beside this one. */
export function compareTools({ previous, next, other, onCompare }: CompareTools): ViewerTool[] {
  const icon = <ColumnDoubleCompare20Regular />;
  return [
    ...(previous ? [{ id: 'previous-version', label: words.comparePrevious, document: previous }] : []),
    ...(next ? [{ id: 'next-version', label: words.compareNext, document: next }] : []),
    ...(other ? [{ id: 'compare', label: words.compare, document: other }] : []),
  ].map(({ id, label, document }) => ({ id, label, icon, inMenu: true, onClick: () => onCompare(document.id) }));
}
