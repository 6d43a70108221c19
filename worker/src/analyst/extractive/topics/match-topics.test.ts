import t from 'tap';
import { keysOf } from '../statements.ts';
import { matcherOf, topics, wishedTopics } from './match-topics.ts';

const wished = (title: string, prompt = '') => wishedTopics(title, prompt).map(({ topic }) => topic.id);

t.test('a title names its topic in everyday words as well as in the field’s', async (t) => {
  t.same(wished('Liquidated damages'), ['damages']);
  t.same(wished('What happens when we are late'), ['damages']);
  t.same(wished('Key dates'), ['dates']);
  t.same(wished('Warranty'), ['warranty']);
  t.same(wished('Bank guarantees'), ['security']);
  t.same(wished('Gewährleistung und Haftung', 'Dauer und Höchstbetrag'), ['warranty', 'insurance']);
  t.same(wished('Bird life', 'Which species nest beside the runway?'), []);
});

t.test('the title says more than what the prompt names in passing', async (t) => {
  const [first, ...others] = wishedTopics('Delivery', 'Delivery times, place of delivery, and damages for delay.');
  t.equal(first?.topic.id, 'delivery');
  t.equal(first?.weight, 1);
  t.ok(others.some(({ topic, weight }) => topic.id === 'damages' && weight < 1));
});

t.test('a sentence mentions a topic in the words of its own language', async (t) => {
  const weigh = (id: string, text: string, language: string) => {
    const topic = topics.find((each) => each.id === id);
    return topic ? matcherOf(topic, language).weigh(keysOf(text, language)) : 0;
  };
  t.ok(weigh('damages', 'Die Vertragsstrafe beträgt 0,3% je Werktag.', 'de') > 0);
  t.ok(weigh('insurance', 'Er weist eine Betriebshaftpflichtversicherung nach.', 'de') > 0, 'also within a compound');
  t.ok(weigh('security', 'Giá trị bảo đảm dự thầu là 20.000.000 VND.', 'vi') > 0);
  t.ok(weigh('dates', 'Thursday is the bid due date.', 'en') > weigh('dates', 'Thursday is the deadline.', 'en'));
  t.equal(weigh('damages', 'The pump is delivered with its motor.', 'en'), 0);
});
