import type { FactDecision, WorkspaceFact } from '@bidloom/contract/facts';
import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowUndo16Regular, Checkmark16Regular, Edit16Regular, Prohibited16Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';

const text = messages.facts;

const useStyles = makeStyles({
  actions: { display: 'flex', gap: '2px', alignItems: 'flex-start' },
});

interface FactActionsProps {
  item: WorkspaceFact;
  name: string;
  saving: boolean;
  onDecide: (fact: WorkspaceFact, decision: FactDecision | null) => void;
  onCorrect: (fact: WorkspaceFact) => void;
}

/**
 * The actions on a fact. The buttons keep their places after a decision, so that the focus does not move: the first one confirms, and
 * then undoes that.
 */
export function FactActions({ item, name, saving, onDecide, onCorrect }: FactActionsProps) {
  const { found, status } = item;
  const isDecided = item.decidedAt !== null;
  const subject = name.toLowerCase();
  const first = isDecided
    ? { label: text.undo(subject), title: text.undoLabel, decision: null }
    : found
      ? {
          label: text.confirm(subject),
          title: text.confirmLabel,
          decision: { decision: 'confirmed', value: found.value } as const,
        }
      : {
          label: text.confirmNotStated(subject),
          title: text.confirmLabel,
          decision: { decision: 'not_stated' } as const,
        };
  return (
    <div className={useStyles().actions}>
      <Button
        size="small"
        appearance="subtle"
        icon={isDecided ? <ArrowUndo16Regular /> : <Checkmark16Regular />}
        aria-label={first.label}
        title={first.title}
        disabledFocusable={saving || status === 'pending'}
        onClick={() => onDecide(item, first.decision)}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<Edit16Regular />}
        aria-label={text.correct(subject)}
        title={text.correctLabel}
        disabledFocusable={saving}
        onClick={() => onCorrect(item)}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<Prohibited16Regular />}
        aria-label={text.markNotStated(subject)}
        title={text.markNotStatedLabel}
        disabledFocusable={saving || item.value === null}
        onClick={() => onDecide(item, { decision: 'not_stated' })}
      />
    </div>
  );
}
