import t from 'tap';
import { isQuestion } from '../../search/reply-labels.ts';
import { replyTo } from './replies.ts';
import { readPages } from './statements.ts';

/** What a page replies to its sentence that contains some words. */
function reply(pageText: string, words: string): string[] {
  const about = { documentId: 'd', language: 'en', ordinal: 0, kind: 'prose' as const, sectionPath: [], spans: [] };
  const { statements } = readPages(about, [{ page: 1, pageText }]);
  const question = statements.find(({ text }) => text.includes(words));
  return question ? replyTo(question, statements).map(({ text }) => text) : ['not found'];
}

t.test('a question of the documents has the answer that is labelled so, however many lines are between', async (t) => {
  const oneLine = 'Question 1: How many users must be trained? Answer: Training is given to 240 staff members.';
  t.same(reply(oneLine, 'How many'), ['Answer: Training is given to 240 staff members.']);
  const german =
    'Frage 3: Sind Nebenangebote erlaubt?\n\nAntwort: Nebenangebote sind nicht zugelassen.\n\nFrage 4: Wo?';
  t.same(reply(german, 'Nebenangebote erlaubt'), ['Antwort: Nebenangebote sind nicht zugelassen.']);
  const numbered = '7. Is remote access allowed for support?\n\nA: Yes, by VPN and with two factors.';
  t.same(reply(numbered, 'remote access'), ['A: Yes, by VPN and with two factors.']);
});

t.test('an answer without a label is found if it says yes or no, or repeats a word of the question', async (t) => {
  t.same(reply('Is a visit of the site planned?\n\nNo, there is none.\n\nParking is free of charge.', 'visit'), [
    'No, there is none.',
    'Parking is free of charge.',
  ]);
  t.same(reply('Is a visit planned?\n\nNo.\n\nWhere is it?', 'visit'), ['No.']);
  t.same(reply('Is a visit planned?\n\nA: Yes.\n\nWhere is it?', 'visit'), ['A: Yes.']);
  t.same(reply('May bids be sent by mail?\n\nBids are handed in on the portal only.', 'by mail'), [
    'Bids are handed in on the portal only.',
  ]);
  t.same(reply('Do you need help with the bid bond?\n\nThe office is closed on Sundays.', 'bid bond'), []);
});

t.test('further questions of the same entry come with it', async (t) => {
  const page = 'Question 4: Can the training be extended? If so, until when?\n\nAnswer 4: It ends on 30 June 2032.';
  t.same(reply(page, 'extended'), ['If so, until when?', 'Answer 4: It ends on 30 June 2032.']);
});

t.test('where all questions come before all answers, its own is found by the number', async (t) => {
  const page =
    'Q1: Is a bid bond needed?\n\nQ2: Is a visit planned?\n\nA1: A bond of EUR 5,000 is needed.\n\nA2: There is no visit planned.';
  t.same(reply(page, 'bond needed?'), ['A1: A bond of EUR 5,000 is needed.']);
  t.same(reply(page, 'visit planned?'), ['A2: There is no visit planned.']);
});

t.test('an entry without a question mark has the reply that is labelled so, and no other', async (t) => {
  t.same(reply('Q1: Please confirm that a bond is needed.\n\nA1: It is, of EUR 5,000.', 'bond'), [
    'A1: It is, of EUR 5,000.',
  ]);
  t.same(reply('Bidder question: Is a bond needed?\n\nAuthority response: It is.', 'bond'), [
    'Authority response: It is.',
  ]);
  t.same(reply('P1: ¿Se exige garantía?\n\nR1: Sí, de 5.000 EUR.', 'garantía'), ['R1: Sí, de 5.000 EUR.']);
  t.same(reply('Question 1: The bond must be checked.\n\nThe bond office is in Kiel.', 'checked'), []);
});

t.test('words that only begin as an answer are none', async (t) => {
  t.same(reply('Est-ce demandé ?\n\nNon-respect du délai : pénalité de 5 %.', 'demandé'), []);
  t.same(reply('Is a bond needed?\n\nConfirmed bids are kept for 2 years.', 'needed'), []);
  t.same(reply('Does the bidder hold a certificate?\n\nThe bidder shall attach the certificate.', 'hold'), []);
});

t.test('the questions of a form have no reply', async (t) => {
  const list =
    'Fill in the form of the bidder.\n\na) Do you hold an ISO 27001 certificate?\n\nb) Do you have a help desk at night?\n\nc) A bank reference is to be added.';
  t.same(reply(list, 'ISO 27001'), []);
  t.same(reply(list, 'help desk'), []);
  const rows = 'No. | Question | Reply\n1 | Does the bidder hold a certificate? | \n2 | Is there a help desk? | Yes';
  t.same(reply(rows, 'certificate'), []);
  const sentences = 'Question 1: Do you hold a certificate?\n\nQuestion 2: Do you have a help desk?';
  t.same(reply(sentences, 'certificate'), []);
});

t.test('what ends in a question mark asks', async (t) => {
  t.ok(isQuestion('Is it so? '));
  t.ok(isQuestion('是否允许联合体投标？'));
  t.ok(isQuestion('He asked: “May we?”'));
  t.notOk(isQuestion('See https://example.org/?page=3'));
});
