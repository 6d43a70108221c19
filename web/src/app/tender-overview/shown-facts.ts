import { type FactName, factNames } from '@bidloom/contract/facts';
import type { OverviewIssue } from '@bidloom/contract/overview';

/** The facts that decide whether and how to bid. The others are only in the whole list. */
const deciding: readonly FactName[] = [
  'submission_deadline',
  'submission_method',
  'clarification_deadline',
  'pre_bid_meeting',
  'bid_validity',
  'bid_security',
  'performance_security',
  'estimated_value',
  'contract_period',
  'minimum_turnover',
  'similar_experience',
  'evaluation_method',
];

/** The facts of an overview in their usual order: those that decide, and those that need attention. */
export function shownFacts(issues: readonly OverviewIssue[]): FactName[] {
  const wanted = new Set([...deciding, ...issues.flatMap(({ facts }) => facts)]);
  return factNames.filter((name) => wanted.has(name));
}
