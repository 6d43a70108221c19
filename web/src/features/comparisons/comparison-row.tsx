import type { ComparedValue } from '@bidloom/contract/comparisons-items';
import type { Run } from '@bidloom/contract/runs';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useState } from 'react';
import { NotSaved } from '../../components/not-saved.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';
import { useCorrection } from '../runs/use-correction.ts';
import { RulingDialog } from './ruling-dialog.tsx';
import { type Offer, partOfRuling, type RowItem, type Ruling, rulingOf, standingOf, withRuling } from './rulings.ts';
import { StateMark } from './state-mark.tsx';

const text = messages.comparison;

const useStyles = makeStyles({
  cell: {
    padding: '8px 10px',
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 'normal',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  parameter: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  deviates: { backgroundColor: tokens.colorStatusDangerBackground1 },
  value: { display: 'block' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  // WCAG 2.2, 2.5.8: on a narrow screen the buttons are one below the other, and each needs 24 px to be hit.
  buttons: { '& > button': { minHeight: '24px' } },
});

const printed = ({ value, unit }: ComparedValue) => (unit ? `${value} ${unit}` : value);

function PlaceLink({ value }: { value: ComparedValue }) {
  const openPlace = usePlace();
  const { documentId, fileName, page, quote, boxes, offset } = value;
  return (
    <TextButton
      label={`${text.placeOf(fileName, page)}: ${showQuote(quote)}`}
      onClick={() => openPlace({ documentId, page, quote, boxes, ...(offset === undefined ? {} : { offset }) })}
    >
      {text.place(page)}
    </TextButton>
  );
}

interface ComparisonRowProps {
  run: Run;
  item: RowItem;
  /** Ids of the proposals that are shown, in their order. */
  proposals: readonly string[];
}

/** One parameter: what the tender asks, and what each vendor offers. */
export const ComparisonRow = memo(function ComparisonRow({ run, item, proposals }: ComparisonRowProps) {
  const styles = useStyles();
  const { correction, change, unsaved, saving, error, retry, discard } = useCorrection(run, item);
  /** The judged offer, with its judgement as it was when the dialog was opened. */
  const [judging, setJudging] = useState<{ offer: Offer; seen: Ruling | null } | null>(null);
  // What was taken back, so that it can be put back.
  const [undone, setUndone] = useState<Ruling | null>(null);
  const { asked, offers } = item.headline;
  const judge = (offer: Offer, seen: Ruling | null, next: Ruling | null) =>
    change((current) => withRuling(current, offer.proposalId, next), partOfRuling(offer, seen));
  // Said once, at the first judgement that it is about.
  const saysError = proposals.find((id) => unsaved.has(id)) ?? proposals[0];
  return (
    <tr>
      <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
        <span className={styles.parameter}>{asked.parameter}</span>
        {asked.condition && <span className={styles.quiet}>{asked.condition}</span>}
      </th>
      <td className={styles.cell}>
        <span className={styles.value}>{printed(asked)}</span>
        <PlaceLink value={asked} />
      </td>
      {proposals.map((proposalId) => {
        const offer = offers.find((each) => each.proposalId === proposalId);
        if (!offer) return <td key={proposalId} className={styles.cell} />;
        const { offered, converted, reason, vendorName } = offer;
        const ruling = rulingOf(correction, proposalId);
        const standing = standingOf(correction, offer);
        return (
          <td key={proposalId} className={mergeClasses(styles.cell, standing === 'deviates' && styles.deviates)}>
            {ruling?.value ? (
              <>
                <span className={styles.value}>{ruling.value}</span>
                <span className={styles.quiet}>{offered ? text.foundValue(printed(offered)) : text.nothingFound}</span>
              </>
            ) : (
              offered && <span className={styles.value}>{printed(offered)}</span>
            )}
            {converted && !ruling?.value && <span className={styles.quiet}>{text.converted(converted)}</span>}
            {offered && offered.parameter !== asked.parameter && (
              <span className={styles.quiet}>{text.named(offered.parameter)}</span>
            )}
            <span className={styles.line}>
              <StateMark standing={standing} />
              {ruling && (
                <Badge appearance="outline" color="informative">
                  {text.byHand}
                </Badge>
              )}
            </span>
            {ruling?.note ? (
              <span className={styles.quiet}>{ruling.note}</span>
            ) : (
              reason && <span className={styles.quiet}>{reason}</span>
            )}
            <span className={mergeClasses(styles.line, styles.buttons)}>
              {offered && <PlaceLink value={offered} />}
              <TextButton
                label={text.judgeOf(asked.parameter, vendorName)}
                onClick={() => !saving && setJudging({ offer, seen: ruling })}
              >
                {text.judge}
              </TextButton>
              {ruling && (
                <TextButton
                  label={text.undoOf(asked.parameter, vendorName)}
                  onClick={() => {
                    setUndone(ruling);
                    judge(offer, ruling, null);
                  }}
                >
                  {text.undo}
                </TextButton>
              )}
            </span>
            {!ruling && undone?.proposalId === proposalId && (
              <span role="status" className={mergeClasses(styles.line, styles.quiet)}>
                {text.undone}
                <Button size="small" onClick={() => judge(offer, ruling, undone)}>
                  {text.redo}
                </Button>
              </span>
            )}
            {error && saysError === proposalId && <NotSaved error={error} onRetry={retry} onDiscard={discard} />}
            {judging?.offer.proposalId === proposalId && (
              <RulingDialog
                title={text.judgeOf(asked.parameter, vendorName)}
                proposalId={proposalId}
                ruling={ruling}
                standing={standing}
                found={offered ? printed(offered) : ''}
                onSave={(next) => judge(offer, judging.seen, next)}
                onClose={() => setJudging(null)}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
});
