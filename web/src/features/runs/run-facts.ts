import type { Run } from '@bidloom/contract/runs';
import { formatDateTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.runs;
const amounts = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** "0.4 s", "12 s", "3 min 5 s". */
function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The facts of a run for one line: its analyst, documents, creator, time, duration, tokens and cost. */
export function factsOf(run: Run): string[] {
  const { engine, cost, documents, createdBy, createdAt, startedAt, finishedAt } = run;
  const tokens = cost.inputTokens + cost.outputTokens;
  return [
    ...(engine ? [text.engine(run)] : []),
    ...(documents.length > 0 ? [text.documents(documents.length)] : []),
    text.by(createdBy.name),
    formatDateTime(createdAt),
    ...(startedAt && finishedAt ? [formatDuration(Date.parse(finishedAt) - Date.parse(startedAt))] : []),
    ...(tokens > 0 ? [text.tokens(tokens)] : []),
    ...(cost.amount > 0 ? [amounts.format(cost.amount)] : []),
  ];
}
