import t from 'tap';
import { isAskedMoney, isOfAskedKind } from './asked-kind.ts';

t.test('a time is no amount of money, and a share no period', (t) => {
  t.notOk(isOfAskedKind('EMD', '15.00 Hrs'));
  t.notOk(isOfAskedKind('tender fee', '12-03-2031 at 11:30 hrs'));
  t.ok(isOfAskedKind('EMD', 'EMD of Rs. 40,000/- valid for 90 days'));
  t.ok(isOfAskedKind('security deposit', '5 % of the price within 10 days'));
  t.ok(isOfAskedKind('validity of the EMD', '90 days'));
  t.notOk(isOfAskedKind('training period', '100% of the value after training'));
  t.ok(isOfAskedKind('training period', 'two (2) weeks'));
  t.ok(isOfAskedKind('plazo de entrega', 'inmediato'));
  t.notOk(isOfAskedKind('保证金', '30 天'));
  t.end();
});

t.test('any value will do for other names', (t) => {
  t.ok(isOfAskedKind('response time', '95% in 4 hours'));
  t.ok(isOfAskedKind('interval of joints', '2500 mm'));
  t.ok(isOfAskedKind('warranty', '10% per year'));
  t.end();
});

t.test('a sum is what a name of money asks for', (t) => {
  t.ok(isAskedMoney('Earnest money', 'Rs. 50,000/-'));
  t.notOk(isAskedMoney('Stabiliser', 'Rs. 50,000/-'));
  t.notOk(isAskedMoney('Earnest money', 'Fee of the bid, with 18% tax (Rs.)'));
  t.end();
});
