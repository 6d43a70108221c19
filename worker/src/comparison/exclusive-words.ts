/**
 * Sets of words of which only one fits a thing: two different members deviate. A member may have several spellings, separated by a bar; a
 * longer spelling is looked for before a shorter one.
 */
const sets: readonly (readonly string[])[] = [
  ['horizontal', 'vertical'],
  ['indoor|indoors', 'outdoor|outdoors'],
  ['single|single-stage', 'double|dual|twin', 'triple'],
  ['single-phase|single phase|1-phase|1 phase', 'three-phase|three phase|3-phase|3 phase'],
  ['radial', 'axial'],
  ['left', 'right'],
  ['clockwise|cw', 'counterclockwise|counter-clockwise|anticlockwise|anti-clockwise|ccw'],
  ['normally open|no contact', 'normally closed|nc contact'],
  ['fail open|fail-open', 'fail closed|fail-close|fail close'],
  ['electric|electrical', 'pneumatic', 'hydraulic', 'manual|hand-operated|manually operated'],
  [
    'direct on line|direct-on-line|dol',
    'star-delta|star delta|wye-delta',
    'soft starter|soft start|soft-starter',
    'variable speed drive|vsd|variable frequency drive|vfd|frequency converter|frequency inverter|inverter',
  ],
  [
    'hot-dip galvanised|hot dip galvanised|hot-dip galvanized|hot dip galvanized|galvanised|galvanized',
    'painted|paint',
    'powder coated|powder-coated',
    'anodised|anodized',
    'unpainted|uncoated',
  ],
  [
    'gland packing|gland packed|packed gland|packing',
    'mechanical seal|mechanical seals',
    'magnetic coupling|magnetic drive|seal-less|sealless',
  ],
  [
    'cast iron|grey iron|gray iron',
    'ductile iron|nodular iron|sg iron',
    'carbon steel|mild steel',
    'stainless steel|stainless',
    'duplex|super duplex',
    'bronze|gunmetal',
    'brass',
    'aluminium|aluminum',
    'copper',
    'pvc|upvc',
    'hdpe|polyethylene',
    'polypropylene',
    'grp|frp|glass-reinforced plastic',
    'concrete',
    'wood|timber',
    'polycarbonate',
    'titanium',
  ],
  ['epdm', 'nbr|nitrile', 'fkm|viton|fpm', 'ptfe|teflon', 'ffkm|kalrez', 'silicone', 'neoprene|cr'],
  ['xlpe', 'pvc', 'epr', 'paper-insulated|pilc'],
  [
    'mineral oil|mineral insulating oil',
    'natural ester',
    'synthetic ester',
    'silicone oil|silicone fluid',
    'cast resin|cast-resin|dry type|dry-type',
  ],
  ['oil immersed|oil-immersed|oil-filled|oil filled', 'dry type|dry-type|cast resin|cast-resin'],
  ['on-load|on load', 'off-load|off load|off-circuit|off circuit|de-energised|de-energized'],
  ['air cooled|air-cooled', 'water cooled|water-cooled'],
  ['diesel', 'petrol|gasoline', 'natural gas'],
  [
    'ball bearing|ball bearings|deep groove ball bearing',
    'roller bearing|roller bearings',
    'sleeve bearing|sleeve bearings|plain bearing|plain bearings',
  ],
  ['oil lubricated|oil lubrication|oil bath', 'grease lubricated|grease lubrication|grease'],
  ['flanged', 'threaded|screwed', 'butt weld|butt-weld|butt welded|butt-welded', 'socket weld|socket welded', 'wafer'],
  ['raised face|rf', 'flat face|ff', 'ring joint|ring type joint|rtj'],
  ['open impeller|open', 'closed impeller|closed|enclosed', 'semi-open|semi open'],
  ['solidly earthed|solidly grounded', 'isolated neutral|unearthed|ungrounded', 'impedance earthed'],
  ['white', 'black', 'grey|gray', 'green', 'blue', 'red', 'yellow'],
  ['monochrome', 'colour|color'],
  ['laser', 'inkjet', 'dot matrix'],
  ['ssd|solid state drive', 'hdd|hard disk drive'],
  ['with', 'without'],
  ['included', 'excluded|not included'],
];

const compiled = sets.map((set) =>
  set.map((member) => {
    const spellings = member.split('|').toSorted((a, b) => b.length - a.length);
    return new RegExp(`(?<![\\p{L}\\d-])(?:${spellings.join('|')})(?![\\p{L}\\d-])`, 'giu');
  }),
);

/** Two words of which only one fits a thing, where one text has the one and the other text the other. */
export function exclusiveWords(asked: string, offered: string): { asked: string; offered: string } | null {
  for (const set of compiled) {
    const [a, b] = [membersIn(asked, set), membersIn(offered, set)];
    if (a.size === 0 || b.size === 0) continue;
    const onlyAsked = [...a].filter(([member]) => !b.has(member));
    const onlyOffered = [...b].filter(([member]) => !a.has(member));
    const [first, second] = [onlyAsked[0], onlyOffered[0]];
    if (first && second && onlyAsked.length === a.size) return { asked: first[1], offered: second[1] };
  }
  return null;
}

/** Members by their place in the set, as they are written; a word inside a longer spelling of another member is none. */
function membersIn(text: string, set: readonly RegExp[]): Map<number, string> {
  const spans = set.flatMap((pattern, member) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      member,
      found,
      from: index,
      to: index + found.length,
    })),
  );
  const outer = spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other.member !== span.member &&
          other.from <= span.from &&
          other.to >= span.to &&
          other.found.length > span.found.length,
      ),
  );
  return new Map(outer.map(({ member, found }) => [member, found]));
}

/** Whether two texts name the same member of a set, however it is written: "VFD" and "variable frequency drive". */
export function sameMember(asked: string, offered: string): boolean {
  return compiled.some((set) => {
    const [a, b] = [membersIn(asked, set), membersIn(offered, set)];
    if (a.size === 0 || a.size !== b.size || ![...a.keys()].every((member) => b.has(member))) return false;
    const left = (text: string, found: Map<number, string>) =>
      [...found.values()]
        .reduce((rest, word) => rest.replace(word, ' '), text)
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim();
    return left(asked, a).toLowerCase() === left(offered, b).toLowerCase();
  });
}
