import type { FactName } from '../../facts/model.ts';

const dateForm = 'YYYY-MM-DDTHH:MM, or YYYY-MM-DD where no time is given';
const durationForm = 'a duration of ISO 8601, such as P90D, P12W, P6M or P2Y';
const sumForm = 'a sum with its currency (ISO 4217), such as EUR 5000, or a share, such as 2%';
const none = '"none" where the tender says that there is none';
const words = 'the words of the quote';
const permission = '"yes", "no", or "conditions" where it depends on something';

/** What the prompt says about each fact: its meaning, and the form of its value. */
export const factQuestions: Readonly<Record<FactName, { meaning: string; form: string }>> = {
  submission_deadline: { meaning: 'the last moment to hand in the bid', form: dateForm },
  submission_method: { meaning: 'where or how the bid is handed in: address, portal, e-mail', form: words },
  clarification_deadline: {
    meaning: "the last moment for bidders' questions",
    form: `${dateForm}; counted back from the submission deadline: P7D before submission_deadline, or P7D (working days) before submission_deadline`,
  },
  pre_bid_meeting: { meaning: 'the meeting or site visit before bidding', form: `${dateForm}; ${none}` },
  bid_opening: { meaning: 'when bids are opened', form: `${dateForm}; "not public" where bidders are not present` },
  bid_validity: { meaning: 'how long a bid must stay open', form: durationForm },
  bid_security: {
    meaning: 'the bid bond, earnest money or tender guarantee that comes with the bid',
    form: `${sumForm}; ${none}; "varies" where it is a range or a table`,
  },
  performance_security: {
    meaning: 'the bond that the winner gives; not retention money',
    form: `${sumForm}; ${none}; "varies" where it is a range or a table`,
  },
  tender_fee: { meaning: 'the price of the documents or of taking part', form: `${sumForm}; ${none}` },
  estimated_value: { meaning: "the buyer's estimate, budget or ceiling of the contract", form: sumForm },
  contract_period: {
    meaning: 'the term of the main obligation: completion, delivery or service',
    form: `${durationForm}; "varies" where lots differ`,
  },
  delay_damages: {
    meaning: 'liquidated damages or penalty for delay; not service credits',
    form: 'such as 0.5% per week, cap 10%',
  },
  payment_terms: { meaning: 'when and how the buyer pays', form: words },
  advance_payment: { meaning: 'what is paid in advance', form: `a share, such as 10%; ${none}` },
  warranty: { meaning: 'the warranty or defects liability period', form: durationForm },
  minimum_turnover: { meaning: 'the turnover that a bidder must show', form: sumForm },
  similar_experience: { meaning: 'the references of similar work that a bidder must show', form: words },
  joint_venture: { meaning: 'whether joint ventures or consortia may bid', form: permission },
  subcontracting: { meaning: 'whether subcontracting is allowed', form: permission },
  bid_language: { meaning: 'the language of the bid', form: 'ISO 639-1, such as en' },
  currency: {
    meaning: 'the currency in which prices are quoted; amounts printed in a currency do not state it',
    form: 'ISO 4217, such as EUR',
  },
  evaluation_method: { meaning: 'how the winner is found', form: words },
  governing_law: { meaning: 'the law and the place of disputes', form: words },
  contact: { meaning: 'whom to ask about the tender', form: words },
  insurance: { meaning: 'the insurance that the contractor must carry', form: words },
  delivery_place: {
    meaning:
      'where goods are delivered, or services or works are carried out; not where bids are handed in, and not the address of the buyer or of a court',
    form: words,
  },
};
