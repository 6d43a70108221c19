import { advancePayment } from './kinds/advance-payment.ts';
import { bidLanguage } from './kinds/bid-language.ts';
import { bidOpening } from './kinds/bid-opening.ts';
import { bidSecurity } from './kinds/bid-security.ts';
import { bidValidity } from './kinds/bid-validity.ts';
import { clarificationDeadline } from './kinds/clarification-deadline.ts';
import { contact } from './kinds/contact.ts';
import { contractPeriod } from './kinds/contract-period.ts';
import { currency } from './kinds/currency.ts';
import { delayDamages } from './kinds/delay-damages.ts';
import { deliveryPlace } from './kinds/delivery-place.ts';
import { estimatedValue } from './kinds/estimated-value.ts';
import { evaluationMethod } from './kinds/evaluation-method.ts';
import { governingLaw } from './kinds/governing-law.ts';
import { insurance } from './kinds/insurance.ts';
import { jointVenture } from './kinds/joint-venture.ts';
import { minimumTurnover } from './kinds/minimum-turnover.ts';
import type { FactKind } from './kinds/model.ts';
import { paymentTerms } from './kinds/payment-terms.ts';
import { performanceSecurity } from './kinds/performance-security.ts';
import { preBidMeeting } from './kinds/pre-bid-meeting.ts';
import { similarExperience } from './kinds/similar-experience.ts';
import { subcontracting } from './kinds/subcontracting.ts';
import { submissionDeadline } from './kinds/submission-deadline.ts';
import { submissionMethod } from './kinds/submission-method.ts';
import { tenderFee } from './kinds/tender-fee.ts';
import { warranty } from './kinds/warranty.ts';
import type { FactName } from './model.ts';

/** What is looked for, fact by fact. */
export const allKinds: Record<FactName, FactKind> = {
  submission_deadline: submissionDeadline,
  submission_method: submissionMethod,
  clarification_deadline: clarificationDeadline,
  pre_bid_meeting: preBidMeeting,
  bid_opening: bidOpening,
  bid_validity: bidValidity,
  bid_security: bidSecurity,
  performance_security: performanceSecurity,
  tender_fee: tenderFee,
  estimated_value: estimatedValue,
  contract_period: contractPeriod,
  delay_damages: delayDamages,
  payment_terms: paymentTerms,
  advance_payment: advancePayment,
  warranty: warranty,
  minimum_turnover: minimumTurnover,
  similar_experience: similarExperience,
  joint_venture: jointVenture,
  subcontracting: subcontracting,
  bid_language: bidLanguage,
  currency: currency,
  evaluation_method: evaluationMethod,
  governing_law: governingLaw,
  contact: contact,
  insurance: insurance,
  delivery_place: deliveryPlace,
};
