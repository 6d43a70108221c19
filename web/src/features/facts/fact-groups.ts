import type { FactName, WorkspaceFact } from '@bidloom/contract/facts';
import type { messages } from '../../lib/messages.ts';

export type FactGroup = keyof typeof messages.facts.groups;

/** Which facts are shown together, in the order in which a bidder asks for them. */
export const factGroups: Readonly<Record<FactGroup, readonly FactName[]>> = {
  dates: [
    'submission_deadline',
    'submission_method',
    'clarification_deadline',
    'pre_bid_meeting',
    'bid_opening',
    'bid_validity',
  ],
  money: [
    'bid_security',
    'performance_security',
    'tender_fee',
    'estimated_value',
    'payment_terms',
    'advance_payment',
    'currency',
  ],
  requirements: [
    'minimum_turnover',
    'similar_experience',
    'joint_venture',
    'subcontracting',
    'bid_language',
    'evaluation_method',
  ],
  contract: ['contract_period', 'delivery_place', 'delay_damages', 'warranty', 'insurance', 'governing_law'],
  contact: ['contact'],
};

/** Whether there is a value, found or by hand. */
export const isStated = ({ value }: WorkspaceFact): boolean => value !== null;
