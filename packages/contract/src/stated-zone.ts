/** Names of time zones and their minutes ahead of UTC; null: the same letters mean different zones in different countries. */
const named: Record<string, number | null> = {
  ...{ UTC: 0, GMT: 0, WET: 0, WEST: 60, CET: 60, CEST: 120, MEZ: 60, MESZ: 120, EET: 120, EEST: 180, MSK: 180 },
  ...{ EST: -300, EDT: -240, CDT: -300, MDT: -360, PST: -480, PDT: -420, SAST: 120, PKT: 300, ICT: 420, WIB: 420 },
  ...{ SGT: 480, HKT: 480, JST: 540, KST: 540, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780 },
  ...{ IST: null, BST: null, CST: null, MST: null, AST: null },
};
const offsetForm = /\b(?:UTC|GMT) ?([+\u2212\u2013-]) ?(\d{1,2})(?::?([0-5]\d))?(?!\d)/;
const nameForm = new RegExp(`\\b(?:${Object.keys(named).join('|')})\\b`);
const localForm = /\blocal time\b/i;

export interface StatedZone {
  /** As it is read: `UTC+1`, `CET`, `local time`. */
  name: string;
  /** Minutes ahead of UTC; null where the name does not say it for sure. */
  offset: number | null;
}

/** The time zone that words of a document name, after the time of day where that is found in them; null: none. */
export function statedZone(words: string, time: string): StatedZone | null {
  const at = words.indexOf(time);
  return zoneIn(at === -1 ? words : words.slice(at)) ?? (at === -1 ? null : zoneIn(words));
}

function zoneIn(words: string): StatedZone | null {
  const offset = offsetForm.exec(words);
  if (offset) {
    const [, sign, hours, minutes = '00'] = offset;
    const ahead = sign === '+' ? 1 : -1;
    const name = `UTC${ahead === 1 ? '+' : '−'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
    return { name, offset: ahead * (Number(hours) * 60 + Number(minutes)) };
  }
  const name = nameForm.exec(words)?.[0];
  if (name) return { name, offset: named[name] ?? null };
  return localForm.test(words) ? { name: 'local time', offset: null } : null;
}
