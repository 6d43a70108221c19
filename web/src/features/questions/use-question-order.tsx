import type { Question } from '@bidloom/contract/questions';
import { tokens } from '@fluentui/react-components';
import {
  ArrowDown20Regular,
  ArrowUp20Regular,
  ChevronDoubleDown20Regular,
  ChevronDoubleUp20Regular,
} from '@fluentui/react-icons';
import { type DragEvent, type HTMLAttributes, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Column } from '../../components/data-table.tsx';
import type { RowAction } from '../../components/row-menu.tsx';
import { messages } from '../../lib/messages.ts';
import type { Paging } from '../../resource/list-state.ts';
import { DragHandle } from './drag-handle.tsx';
import { questions } from './questions.resource.ts';
import { questionMoved } from './questions.sagas.ts';

const text = messages.questionOrder;

interface Shown {
  items: readonly Question[];
  paging: Paging;
  /** The page that the address names: the rows of the one before it are shown until it is loaded. */
  asked: { pageNumber: number; pageSize: number };
  /** Shows another page. */
  onPage: (pageNumber: number) => void;
}

/**
 * Sorts a page of questions: by dragging, by Alt with the arrow keys, and by each row's menu. A question that is moved over the border
 * of the page is followed to the other page, where its handle has the focus.
 */
export function useQuestionOrder({ items, paging, asked, onPage }: Shown) {
  const dispatch = useDispatch();
  const [dragged, setDragged] = useState<Question | null>(null);
  const [over, setOver] = useState<{ id: string; below: boolean } | null>(null);
  const [followed, setFollowed] = useState<{ id: string; pageNumber: number; pageSize: number } | null>(null);
  const ids = items.map(({ id }) => id);
  const total = paging.totalCount;
  const offset = (paging.pageNumber - 1) * paging.pageSize;

  const hasArrived =
    followed?.pageNumber === paging.pageNumber && followed.pageSize === paging.pageSize && ids.includes(followed.id);
  useEffect(() => {
    if (!followed || !hasArrived) return;
    setFollowed(null);
    // Unless somebody has gone on to something else meanwhile.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[data-drag-handle="${followed.id}"]`)?.focus();
    }
  }, [followed, hasArrived]);

  const shift = (question: Question, to: 'up' | 'down') => {
    const from = ids.indexOf(question.id);
    const target = from + (to === 'up' ? -1 : 1);
    if (offset + target < 0 || offset + target >= total) return;
    if (target >= 0 && target < ids.length) {
      dispatch(questions.actions.reordered(ids.with(from, ids[target] as string).with(target, question.id)));
    }
    const pageNumber = Math.floor((offset + target) / asked.pageSize) + 1;
    if (pageNumber !== asked.pageNumber) {
      setFollowed({ id: question.id, pageNumber, pageSize: asked.pageSize });
      onPage(pageNumber);
    }
    dispatch(questionMoved({ question, place: { to } }));
  };
  const drop = (target: Question, below: boolean) => {
    if (dragged && dragged.id !== target.id) {
      const others = ids.filter((id) => id !== dragged.id);
      others.splice(others.indexOf(target.id) + (below ? 1 : 0), 0, dragged.id);
      dispatch(questions.actions.reordered(others));
      const place = below ? { after: target.id } : { before: target.id };
      dispatch(questionMoved({ question: dragged, place }));
    }
    setDragged(null);
    setOver(null);
  };

  const column: Column<Question> = {
    id: 'position',
    header: text.column,
    sortBy: 'position',
    width: '96px',
    render: (question) => (
      <DragHandle
        question={question}
        place={offset + ids.indexOf(question.id) + 1}
        onShift={(to) => shift(question, to)}
        onDrag={(on) => setDragged(on ? question : null)}
      />
    ),
  };

  const rowProps = (question: Question): HTMLAttributes<HTMLDivElement> => {
    if (!dragged) return {};
    const isBelow = (event: DragEvent<HTMLElement>) => {
      const { top, height } = event.currentTarget.getBoundingClientRect();
      return event.clientY > top + height / 2;
    };
    const marked = over?.id === question.id && dragged.id !== question.id ? over : null;
    return {
      onDragOver: (event) => {
        event.preventDefault();
        const below = isBelow(event);
        if (over?.id !== question.id || over.below !== below) setOver({ id: question.id, below });
      },
      onDrop: (event) => {
        event.preventDefault();
        drop(question, isBelow(event));
      },
      style: {
        ...(dragged.id === question.id && { opacity: 0.5 }),
        ...(marked && { boxShadow: `inset 0 ${marked.below ? -2 : 2}px 0 ${tokens.colorBrandStroke1}` }),
      },
    };
  };

  const actionsOf = (question: Question): RowAction[] => {
    const place = offset + ids.indexOf(question.id);
    const to = (where: 'top' | 'end') => () => dispatch(questionMoved({ question, place: { to: where } }));
    const [first, last] = [place === 0, place === total - 1];
    return [
      { id: 'up', label: text.up, icon: <ArrowUp20Regular />, disabled: first, onClick: () => shift(question, 'up') },
      {
        id: 'down',
        label: text.down,
        icon: <ArrowDown20Regular />,
        disabled: last,
        onClick: () => shift(question, 'down'),
      },
      { id: 'top', label: text.top, icon: <ChevronDoubleUp20Regular />, disabled: first, onClick: to('top') },
      { id: 'end', label: text.end, icon: <ChevronDoubleDown20Regular />, disabled: last, onClick: to('end') },
    ];
  };
  return { column, rowProps, actionsOf };
}
