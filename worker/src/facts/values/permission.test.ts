import t from 'tap';
import { fold } from '../fold.ts';
import { readPermission } from './permission.ts';

const habits = { language: 'en', currency: null, isMonthFirst: false };
const first = (text: string) => readPermission(fold(text), habits)[0]?.value;

t.test('what is allowed, forbidden, or depends on something', async (t) => {
  const cases: [string, string | undefined][] = [
    ['Joint ventures are allowed to bid.', 'yes'],
    ['Bidding as a consortium is not permitted.', 'no'],
    ['The supplier shall not sublet any part without the prior written consent of the buyer.', 'conditions'],
    ['A consortium of up to three members may bid.', 'conditions'],
    ['Each member of the consortium must sign the declaration.', 'conditions'],
    ['Bietergemeinschaften sind zugelassen.', 'yes'],
    ['Le recours à la sous-traitance est interdit.', 'no'],
    ['No se admite la subcontratación.', 'no'],
    ['Será permitida a participação de consórcios.', 'yes'],
    ['Zamawiający nie dopuszcza ofert wspólnych.', 'no'],
    ['本项目不接受联合体投标', 'no'],
    ['Consortium, as named on the cover.', undefined],
  ];
  for (const [text, expected] of cases) t.equal(first(text), expected, text);
});
