import t from 'tap';
import { saysLittle } from './says-little.ts';

t.test('a sentence that most tenders contain says little', (t) => {
  for (const text of [
    'The Board reserves the right to reject any or all bids.',
    'The Buyer does not bind itself to accept the lowest tender.',
    'Der Auftraggeber behält sich die Aufhebung des Verfahrens vor.',
    'L’acheteur se réserve le droit de ne pas donner suite.',
    '“Goods” means the pumps and their spare parts.',
    'Insert the full name of the tenderer and its address.',
    'The bidder certifies that it has read all documents.',
    'The Contractor shall comply with all applicable federal and state laws.',
    'The Contractor shall retain all financial records for a period of five years.',
    'For each invoice, the Contractor must complete the fields of the portal.',
    'Good: the offer explains how each objective is achieved.',
    'Invoices shall be sent to the Accounts Department, Level 2.',
    'Bidders must disclose any potential conflicts of interest.',
    'Bidders bear all costs of the preparation of their bids.',
    'The award criteria are set out in the Tender Response Document.',
    'Quoters may delete or add rows on the tabs of the base year and of each option year.',
    'Zeilen des Preisblatts können bei Bedarf ergänzt werden.',
    'Section 7 Pricing: This section outlines the mandatory pricing model as well as payment terms.',
    'This chapter describes the warranty, the penalties and the payment of the contractor.',
    'Dieser Abschnitt beschreibt die Zahlungsbedingungen und die Gewährleistung.',
    'In diesem Kapitel werden die Anforderungen an die Bieter dargestellt.',
    'Cette section décrit les modalités de paiement et les pénalités.',
    'The team looked at whether this purchase should be set aside for small businesses.',
  ])
    t.ok(saysLittle(text), text);
  t.end();
});

t.test('a term of this tender does not', (t) => {
  for (const text of [
    'The Board reserves the right to terminate the contract with 30 days of notice.',
    'The Council reserves the right to extend the contract by two years.',
    'Invoices shall be submitted monthly and are paid within 30 days.',
    'Bids are written in English, hereinafter referred to as the language of the bid.',
    'Invoices are paid within 30 days by means of a bank transfer.',
    'Bids shall be submitted by e-mail to bids@board.example.',
    'Please raise all questions before 28 October 2027.',
    'The performance security of 5% shall be set out in the form of Annex 2.',
    'The Contractor shall keep spare parts in stock for ten years.',
    'This section describes the payments: 80% on delivery and 20% on acceptance.',
    'Payment: This section contains terms that the Contractor must accept in writing.',
    'Bidders shall add 5 rows of seats to the hall.',
    'This purchase is set aside for small businesses.',
    'The committee will consider whether each bid meets the minimum of 60 points.',
    'Late tenders will be considered if the delay is caused by the portal.',
    'Variants shall be considered if they meet the minimum requirements of annex B.',
    'Bids are rejected where the bidder has not considered whether the ground bears the load.',
    'The Authority considered whether to split the contract and decided on two lots.',
    'The Council considered whether variants are useful; variants are not accepted.',
    'The buyer looked at whether the lift works, and it does not.',
    'A claim is void unless the surveyor considered whether access was barred.',
    'The applicant explains how it considered whether its staff is enough.',
    'Anhand der Referenzen wird geprüft, ob der Bieter zwei Schulen gereinigt hat.',
  ])
    t.notOk(saysLittle(text), text);
  t.end();
});
