import { Badge, Button, mergeClasses, Tooltip } from '@fluentui/react-components';
import { ArrowUndo16Regular, Edit16Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { Quantity } from './corrections.ts';
import { ParameterEditor } from './parameter-editor.tsx';
import { useParameterStyles } from './parameter-table.styles.ts';
import { formatNormalized, type ShownParameter, withUnit } from './shown-parameters.ts';
import type { ValueInTable } from './values-in-tables.ts';

const text = messages.datasheetRuns;

interface ParameterRowProps {
  parameter: ShownParameter;
  /** What the corrected table says instead; null where it says the same. */
  inTable: ValueInTable | null;
  /** The language model of its run; null without one. */
  model: string | null;
  current: boolean;
  /** Whether Tab leads to this row; arrows lead to the others. */
  stop: boolean;
  editing: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onEdited: (quantity: Quantity | null, stays: boolean) => void;
}

/** A parameter: its name, its value as printed and in base units, and its place. */
export function ParameterRow(props: ParameterRowProps) {
  const { parameter, inTable, model, current, stop, editing, onOpen, onEdit, onEdited } = props;
  const styles = useParameterStyles();
  const { parameter: name, value, unit, condition, keyword, original, origin, page, index } = parameter;
  const normalized = formatNormalized(parameter);
  const tabIndex = stop ? 0 : -1;
  const isAskedByOtherName = keyword !== null && keyword.toLowerCase() !== name.toLowerCase();

  return (
    <tr
      className={mergeClasses(styles.row, current && styles.current)}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button, input, textarea')) onOpen();
      }}
    >
      <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
        {name}
        {isAskedByOtherName && (
          <Badge className={styles.badge} appearance="tint" color="informative" shape="rounded" size="small">
            {text.asked(keyword)}
          </Badge>
        )}
        {origin === 'model' && (
          <Tooltip content={text.proposedHint} relationship="description">
            <Badge className={styles.badge} appearance="outline" color="informative" shape="rounded" size="small">
              {text.proposedBy(model)}
            </Badge>
          </Tooltip>
        )}
        {/* The name often contains the condition already. */}
        {condition && !name.includes(condition) && <div className={styles.quiet}>{condition}</div>}
      </th>
      {editing ? (
        <td className={styles.cell} colSpan={5}>
          <ParameterEditor name={name} quantity={{ value, unit }} onDone={onEdited} />
        </td>
      ) : (
        <>
          <td className={styles.cell}>
            <button
              type="button"
              className={styles.value}
              data-value={index}
              tabIndex={tabIndex}
              aria-label={text.valueOf(name, withUnit(parameter) || messages.common.none, page)}
              onClick={onOpen}
            >
              {value || messages.common.none}
            </button>
            {original && (
              <Tooltip content={text.original(withUnit(original))} relationship="description">
                <Badge className={styles.badge} appearance="tint" color="brand" shape="rounded" size="small">
                  {text.byHand}
                </Badge>
              </Tooltip>
            )}
            {normalized && <div className={mergeClasses(styles.quiet, styles.under)}>{normalized}</div>}
            {inTable && (
              <InTable name={name} value={inTable} tabIndex={tabIndex} onTake={(next) => onEdited(next, true)} />
            )}
          </td>
          <td className={styles.cell}>{unit}</td>
          <td className={mergeClasses(styles.cell, styles.quiet, styles.normalized)}>{normalized}</td>
          <td className={mergeClasses(styles.cell, styles.page)}>{text.page(page)}</td>
          <td className={mergeClasses(styles.cell, styles.tools)}>
            {original && (
              <Button
                size="small"
                appearance="subtle"
                icon={<ArrowUndo16Regular />}
                tabIndex={tabIndex}
                aria-label={text.restore(name)}
                onClick={() => onEdited(original, true)}
              />
            )}
            <Button
              size="small"
              appearance="subtle"
              icon={<Edit16Regular />}
              tabIndex={tabIndex}
              aria-label={text.editParameter(name)}
              onClick={onEdit}
            />
          </td>
        </>
      )}
    </tr>
  );
}

interface InTableProps {
  name: string;
  value: ValueInTable;
  tabIndex: number;
  onTake: (quantity: Quantity) => void;
}

/** The cell that the parameter was read from has been corrected in its table. */
function InTable({ name, value: { text: cell, quantity }, tabIndex, onTake }: InTableProps) {
  const styles = useParameterStyles();
  return (
    <div className={styles.quiet}>
      {text.inTable(cell || messages.common.none)}{' '}
      {quantity && (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-label={text.takeFor(withUnit(quantity), name)}
          onClick={() => onTake(quantity)}
        >
          {text.take}
        </Button>
      )}
    </div>
  );
}
