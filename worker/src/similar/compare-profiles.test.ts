import t from 'tap';
import { compareProfiles, countTerms, isSimilar, weighProfile } from './compare-profiles.ts';
import type { ProfiledPassage } from './model.ts';
import { readProfile } from './read-profile.ts';

/** A bid of an Indian portal: the portal's form, and what each passage says of the goods. */
const form = [
  'Purchase preference to MII: the margin of MII Purchase preference is stated in the order of DPIIT.',
  'The buyer adds ATC to the GTC; where ATC and GTC differ, the ATC prevail over the GTC.',
  'S.N of the item, quantity and price upto which relaxation is given are stated by S.N in the list.',
  'Relaxation of turnover is given upto the limit of the PPD order; the nodal officer decides on relaxation.',
  'A contravention of the clause is within the purview of the nodal officer under the order of DPIIT and PPD.',
];
const bid = (documentId: string, goods: string[]): ProfiledPassage[] =>
  [...form, ...form, ...goods, ...goods].map((text) => ({
    ...{ documentId, language: 'en', sectionPath: [], parts: [{ page: 1, text }] },
  }));
const compare = (first: ProfiledPassage[], second: ProfiledPassage[]) => {
  const profiles = [readProfile(first), readProfile(second)] as const;
  const counts = countTerms(profiles);
  return compareProfiles(weighProfile(profiles[0], counts), weighProfile(profiles[1], counts));
};

const wool = [
  'Mineral wool mattresses are stitched with wire netting for thermal insulation of boilers.',
  'Insulation of the boilers: wool mattresses with a density that resists heat, wire netting outside.',
];

t.test('two bids in the form of one portal are similar only if they are about the same goods', (t) => {
  const fabric = [
    'Cotton fabric is tested for shrinkage, weave and dye fastness in the loom shed.',
    'Fabric testing of the weave: shrinkage and dye fastness of the cotton fabric from each loom.',
  ];
  const lagging = [
    'Boilers get lagging of wool mattresses; the wire netting is stitched for insulation.',
    'Thermal insulation of the boilers by mineral wool mattresses with stitched wire netting.',
  ];
  const other = compare(bid('wool', wool), bid('fabric', fabric));
  t.equal(isSimilar(other), false, other.shared.map(({ first }) => first.text).join(', '));
  t.equal(isSimilar(compare(bid('wool', wool), bid('lagging', lagging))), true);
  t.end();
});
