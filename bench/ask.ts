import { percentile, printFigure } from './figure.ts';
import { signInToTender } from './tender.ts';

/** What a bid manager asks of any tender; whether it is there does not matter to the time. */
const questions = [
  'When is the bid due?',
  'What are the liquidated damages for late delivery?',
  'Which payment terms apply?',
  'How long is the warranty?',
  'What bid security is required?',
  'Which certificates must the bidder submit?',
  'How are bids evaluated?',
  'Where are the goods to be delivered?',
  'Who is the contact for questions?',
  'How long must the offer be valid?',
];
const rounds = 5;

/** `pnpm bench ask FILE`: from the question to the first words and to the whole cited answer, without a model, in embedded mode. */
export async function run([file]: string[]): Promise<void> {
  if (!file) throw new Error('Usage: pnpm bench ask FILE');
  const tender = await signInToTender();
  try {
    const document = await tender.read(file);
    if (document.status !== 'ready') throw new Error(`${file}: ${document.failure}`);
    const first: number[] = [];
    const whole: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const userQuestion of questions) {
        const asked = performance.now();
        const answer = await tender.fetch('/AI/ask-question', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
          body: JSON.stringify({ workspaceId: document.workspaceId, userQuestion }),
        });
        let text = '';
        let seen = false;
        for await (const chunk of answer.body ?? []) {
          text += Buffer.from(chunk).toString();
          if (!seen && text.includes('event: token')) {
            seen = true;
            first.push(performance.now() - asked);
          }
        }
        whole.push(performance.now() - asked);
        if (!text.includes('event: citations'))
          throw new Error(`No answer to "${userQuestion}": ${text.slice(0, 500)}`);
      }
    }
    printFigure('ask', 'the first question: whole answer', whole[0] ?? Number.NaN, 'ms');
    for (const p of [0.5, 0.95, 1]) {
      printFigure('ask', `first words p${p * 100}`, percentile(first, p), 'ms');
      printFigure('ask', `whole answer p${p * 100}`, percentile(whole, p), 'ms');
    }
  } finally {
    await tender.stop();
  }
}
