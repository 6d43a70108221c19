import t from 'tap';
import type { FactName } from '../../facts/model.ts';
import { askedFact } from './asked-fact.ts';

t.test('a question that asks for a bid fact is recognised, in whatever words', async (t) => {
  const asked: [question: string, fact: FactName][] = [
    ['What is the closing date for tenders?', 'submission_deadline'],
    ['By when must our offer be handed in?', 'submission_deadline'],
    ['By when must the tender be returned?', 'submission_deadline'],
    ['Where and how do we submit the bid?', 'submission_method'],
    ['What is the last date for queries?', 'clarification_deadline'],
    ['How long must the quotation stay valid?', 'bid_validity'],
    ['How much EMD is required?', 'bid_security'],
    ['What is the amount of the performance bond?', 'performance_security'],
    ['When will our invoices be paid?', 'payment_terms'],
    ['What are the liquidated damages for delay?', 'delay_damages'],
    ['What does late delivery cost?', 'delay_damages'],
    ['May we bid as a consortium?', 'joint_venture'],
    ['What experience must the bidder have?', 'similar_experience'],
    ['What experience is required?', 'similar_experience'],
    ['Where are the bids to be delivered?', 'submission_method'],
    ['Where are the goods to be delivered?', 'delivery_place'],
    ['Where are the goods to be delivered or the services/works to be carried out?', 'delivery_place'],
    ['Where is the place of delivery?', 'delivery_place'],
    ['What is the delivery address?', 'delivery_place'],
    ['What is the address for the delivery of tenders?', 'submission_method'],
    ['Who is the contact person?', 'contact'],
    ['Who is the contact person of the procurement team?', 'contact'],
    ['Wann müssen die Angebote eingereicht werden?', 'submission_deadline'],
    ['Wie hoch ist die Vertragsstrafe?', 'delay_damages'],
    ['Quelle est la durée de validité des offres ?', 'bid_validity'],
    ['Une retenue de garantie est-elle prévue ?', 'performance_security'],
    ['¿Se permite la subcontratación?', 'subcontracting'],
    ['投标有效期是多少天？', 'bid_validity'],
    ['입찰 유효기간은 얼마입니까?', 'bid_validity'],
  ];
  for (const [question, fact] of asked) t.equal(askedFact(question), fact, question);
});

t.test('a part of the period and the holder of an office are no fact', async (t) => {
  for (const question of [
    'How long is the base period?',
    'Who is the contracting officer?',
    'Who is our project manager?',
  ])
    t.equal(askedFact(question), null, question);
  for (const question of ['How long is the contract period?', 'What is the contract term, including any option?'])
    t.equal(askedFact(question), 'contract_period', question);
  t.equal(askedFact('Who is the contact officer?'), 'contact');
});

t.test('the same in other languages', async (t) => {
  const asked: [question: string, fact: FactName | null][] = [
    ['Combien de jours devons-nous maintenir notre proposition ?', 'bid_validity'],
    ['Faut-il aller visiter les lieux avant de chiffrer ?', 'pre_bid_meeting'],
    ["Qui est l'interlocuteur de l'acheteur, avec son téléphone ?", 'contact'],
    ['Où les marchandises sont-elles à livrer ?', null],
    ['¿Qué multa se paga por cada día de retraso?', 'delay_damages'],
    ['¿En cuántas horas hay que reparar una falla?', null],
    ['Jaki jest ostatni dzień na złożenie oferty?', 'submission_deadline'],
    ['W jakiej wysokości jest wadium?', 'bid_security'],
    ['Ile czasu mamy na reakcję w razie awarii?', null],
    ['Bis zu welcher Uhrzeit und an welchem Tag werden Angebote angenommen?', 'submission_deadline'],
    ['Dürfen wir Leistungen an Subunternehmen weitergeben?', 'subcontracting'],
    ['Wie oft sind die Filter zu wechseln?', null],
    ['Quanto si paga di penale per ogni giorno di ritardo nella consegna?', 'delay_damages'],
    ['Dove vanno consegnati i dispositivi?', null],
    ['Até que dia e hora se pode entregar a proposta?', 'submission_deadline'],
    ['Mogen wij als combinatie van bedrijven meedoen?', 'joint_venture'],
  ];
  for (const [question, fact] of asked) t.equal(askedFact(question), fact, question);
});

t.test('a question in words that no list has is recognised by its likeness to others', async (t) => {
  const asked: [question: string, fact: FactName][] = [
    ['By what date and time must our bid be in?', 'submission_deadline'],
    ['How long does the contract run, including any extension options?', 'contract_period'],
    ['Do we get any cash before we begin?', 'advance_payment'],
    ['Can two firms bid together?', 'joint_venture'],
    ['How big must our yearly sales be to take part?', 'minimum_turnover'],
    ['Is there a charge for getting the tender papers?', 'tender_fee'],
  ];
  for (const [question, fact] of asked) t.equal(askedFact(question), fact, question);
});

t.test('one that asks for more than the fact, or for something else about it, asks for none', async (t) => {
  for (const question of [
    'When is the bid security returned to losing bidders?',
    'How long must the bid security be valid?',
    'How many members may a consortium have?',
    'What warranty applies to the batteries?',
    'When must the spare parts be delivered?',
    'Where are the batteries to be delivered?',
    'Where is the pump tested?',
    'How much experience is required of each person?',
    'What does a delay by the employer cost?',
    'What do late changes of the design cost?',
    'What experience is required of the team?',
    'How many years of experience are required of the site engineer?',
    'What experience must the team have?',
    "What experience must the bidder's project manager have?",
    'Which colour must the pumps have?',
    'What is the deadline for lot 3?',
    'What happens if our offer comes in late?',
    'Can two bids come from one firm?',
    'Is the tender fee refundable?',
    'Must we use local subcontractors?',
    'Can we hand in our offer after the deadline?',
    '',
  ]) {
    t.equal(askedFact(question), null, question);
  }
});

t.test('when questions are answered is not until when they may be asked', async (t) => {
  t.equal(askedFact('Until when can we ask questions?'), 'clarification_deadline');
  t.equal(askedFact('When will our questions be answered?'), null);
  t.equal(askedFact('Bis wann werden Bieterfragen beantwortet?'), null);
  t.equal(askedFact('Entro quando saranno pubblicate le risposte ai chiarimenti?'), null);
});
