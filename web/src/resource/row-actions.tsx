import { CheckmarkCircle20Regular, Delete20Regular, Edit20Regular, Prohibited20Regular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import type { RowAction } from '../components/row-menu.tsx';
import { messages } from '../lib/messages.ts';
import type { ItemOf, Resource } from './create-resource.ts';
import type { Noun, Operations } from './list-sagas.ts';
import type { RowMutation } from './list-slice.ts';
import type { Row } from './list-state.ts';

/** A screen's settings for its rows. */
export interface RowSettings<Item> {
  labelOf: (item: Item) => string;
  linkOf?: (item: Item) => string;
  /** The parameters of the path of an action on a row. */
  params: (item: Item) => Record<string, string>;
  /** The text about what happens to objects that depend on a deactivated item. */
  deactivateText?: string;
  /** Removes without a question, where it can be undone. */
  onRemove?: (item: Item) => void;
  /** The text about the consequences of a removal, if there are any for other objects. */
  removeText?: (item: Item) => string;
  /** The screen's own actions, before the usual ones. */
  actions?: (item: Item) => RowAction[];
  /** Whether one of the usual actions is offered; by default all are. */
  allows?: (operation: 'update' | RowMutation['operation'], item: Item) => boolean;
}

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  mutation: RowMutation;
}

/** The actions that a resource's operations allow on its rows, and the dialog that asks before the serious ones. */
export function useRowActions<O extends Operations>(
  resource: Resource<O>,
  rows: RowSettings<ItemOf<O>>,
  onEdit: (item: ItemOf<O>) => void,
): { actionsOf: (item: ItemOf<O>) => RowAction[]; dialog: ReactNode } {
  const dispatch = useDispatch();
  const [question, setQuestion] = useState<Question | null>(null);
  const { operations, noun, actions } = resource;
  const { common } = messages;

  const actionsOf = (item: ItemOf<O>): RowAction[] => {
    const mutation = (operation: RowMutation['operation']) => ({ operation, id: item.id, params: rows.params(item) });
    const label = rows.labelOf(item);
    const list = rows.actions?.(item) ?? [];
    const allowed = (operation: 'update' | RowMutation['operation']) =>
      operations[operation] !== undefined && (rows.allows?.(operation, item) ?? true);
    if (allowed('update')) {
      list.push({ id: 'edit', label: common.edit, icon: <Edit20Regular />, onClick: () => onEdit(item) });
    }
    if (allowed('activate') && !isActive(item)) {
      const onClick = () => dispatch(actions.mutated(mutation('activate')));
      list.push({ id: 'activate', label: common.activate, icon: <CheckmarkCircle20Regular />, onClick });
    }
    if (allowed('deactivate') && isActive(item)) {
      const onClick = () => setQuestion(deactivation(noun, label, rows.deactivateText, mutation('deactivate')));
      list.push({ id: 'deactivate', label: common.deactivate, icon: <Prohibited20Regular />, onClick });
    }
    if (allowed('remove')) {
      const onClick = () => {
        if (rows.onRemove) return rows.onRemove(item);
        setQuestion(removal(noun, rows.removeText?.(item) ?? messages.resource.removeText(label), mutation('remove')));
      };
      list.push({ id: 'delete', label: common.delete, icon: <Delete20Regular />, onClick });
    }
    return list;
  };

  const dialog = question && (
    <ConfirmDialog
      title={question.title}
      text={question.text}
      confirmLabel={question.confirmLabel}
      onConfirm={() => {
        dispatch(actions.mutated(question.mutation));
        setQuestion(null);
      }}
      onCancel={() => setQuestion(null)}
    />
  );
  return { actionsOf, dialog };
}

const isActive = (item: Row) => 'isActive' in item && item.isActive === true;

const removal = ({ one }: Noun, text: string, mutation: RowMutation): Question => ({
  title: messages.resource.removeTitle(one),
  text,
  confirmLabel: messages.common.delete,
  mutation,
});

const deactivation = ({ one }: Noun, label: string, text = '', mutation: RowMutation): Question => ({
  title: messages.resource.deactivateTitle(one),
  text: `${label}: ${text}`,
  confirmLabel: messages.common.deactivate,
  mutation,
});
