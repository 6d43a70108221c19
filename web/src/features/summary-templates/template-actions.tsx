import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import {
  Copy20Regular,
  Delete20Regular,
  DocumentSearch20Regular,
  Edit20Regular,
  Star20Regular,
} from '@fluentui/react-icons';
import type { RowAction } from '../../components/row-menu.tsx';
import { messages } from '../../lib/messages.ts';

const { summaryTemplates: text, common } = messages;

interface Handlers {
  onEdit: (template: SummaryTemplate) => void;
  onPreview: (template: SummaryTemplate) => void;
  onMakeDefault: (template: SummaryTemplate) => void;
  onDuplicate: (template: SummaryTemplate) => void;
  onRemove: (template: SummaryTemplate) => void;
}

/** The actions on a template. */
export function templateActions(on: Handlers): (template: SummaryTemplate) => RowAction[] {
  return (template) => [
    { id: 'edit', label: common.edit, icon: <Edit20Regular />, onClick: () => on.onEdit(template) },
    { id: 'preview', label: text.preview, icon: <DocumentSearch20Regular />, onClick: () => on.onPreview(template) },
    ...(template.isDefault
      ? []
      : [
          {
            id: 'default',
            label: text.makeDefault,
            icon: <Star20Regular />,
            onClick: () => on.onMakeDefault(template),
          },
        ]),
    { id: 'duplicate', label: text.duplicate, icon: <Copy20Regular />, onClick: () => on.onDuplicate(template) },
    { id: 'delete', label: common.delete, icon: <Delete20Regular />, onClick: () => on.onRemove(template) },
  ];
}
