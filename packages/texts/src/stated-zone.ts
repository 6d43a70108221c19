import { offsetAt } from './offset-at.ts';

/** Names of time zones and their minutes ahead of UTC; null: the same letters mean different zones in different countries. */
const named: Record<string, number | null> = {
  ...{ UTC: 0, GMT: 0, WET: 0, WEST: 60, CET: 60, CEST: 120, MEZ: 60, MESZ: 120, EET: 120, EEST: 180, MSK: 180 },
  ...{ EST: -300, EDT: -240, CDT: -300, MDT: -360, PST: -480, PDT: -420, SAST: 120, PKT: 300, ICT: 420, WIB: 420 },
  ...{ SGT: 480, HKT: 480, JST: 540, KST: 540, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780 },
  ...{ IST: null, BST: null, CST: null, MST: null, AST: null },
};
/** The same in words, in small letters. "Eastern Standard Time" is one of America and one of Australia. */
const spelled: Record<string, number | null> = {
  ...{ 'coordinated universal time': 0, 'greenwich mean time': 0, 'west africa time': 60, 'central africa time': 120 },
  ...{ 'central european time': 60, 'central european summer time': 120, 'eastern european time': 120 },
  ...{ 'south african time': 120, 'south african standard time': 120, 'south africa standard time': 120 },
  ...{ 'east africa time': 180, 'moscow time': 180, 'gulf standard time': 240, 'pakistan standard time': 300 },
  ...{ 'indian standard time': 330, 'india standard time': 330, 'indochina time': 420, 'singapore time': 480 },
  ...{ 'hong kong time': 480, 'japan standard time': 540, 'korea standard time': 540 },
  ...{ 'horário de brasília': -180, 'horario de brasilia': -180, 'hora de brasília': -180 },
  ...{ 'eastern time': null, 'central time': null, 'mountain time': null, 'pacific time': null },
  ...{ 'eastern standard time': null, 'central standard time': null, 'british summer time': 60 },
};
const offsetForm = /\b(?:UTC|GMT) ?([+\u2212\u2013-]) ?(\d{1,2})(?::?([0-5]\d))?(?!\d)/;
const nameForm = new RegExp(`\\b(?:${Object.keys(named).join('|')})\\b`);
const spelledForm = new RegExp(`\\b(?:${Object.keys(spelled).join('|')})\\b`, 'i');
/**
 * Right after a time of day: "noon ET", "5:00 p.m. PT on Friday". After a time without "p.m." only before an end or a small word, since
 * "12:00 ET PAR VOIE POSTALE" is French, "10:00 PT Pertamina" names a company, and "17:00 CT 4" a room.
 */
const shortForm =
  /(?<=(?:\b[Nn]oon|\bNOON|\b[Mm]idnight|\d ?[AaPp]\.?[Mm]\.?)[ \u00a0]{1,2}\(?|\d [ap]m, |\d[AaPp][Mm] )[ECMP]T(?![\p{L}\p{N}])(?! \p{Lu}\p{Ll}{2,} \p{Lu})|(?<=(?:[ T]\d{1,2}:\d{2}|^\d{1,2}:\d{2}|\d h(?:ou)?rs)[ \u00a0]{1,2}\(?)[ECMP]T(?=\)|\.?$|\s?\||\s(?:on|and|or|unless)\b)/u;
/** The same after words for all times: "All times are ET", "Time zone: ET". */
const shortOfAll =
  /(?<=\b[Tt]imes (?:are|shall be|refer to)(?: in| given in| stated in| listed in)?(?: the)? |\b[Tt]ime ?[Zz]one(?: is)?:? )[ECMP]T\b/;
/** A zone as computers list it: "(GMT+01:00) Paris, Bruxelles, Copenhague, Madrid". The offset is that of winter, also in summer. */
const listedForm = /\((?:UTC|GMT) ?[+\u2212\u2013-] ?\d{1,2}:\d{2}\) ?(\p{Lu}[\p{L} ,]{2,80})/u;
/** As computers name it: "Europe/Paris". */
const databaseForm =
  /\b(?:Europe|America|Asia|Africa|Australia|Pacific|Atlantic)\/(?:[A-Z]\w{1,20}\/)?([A-Z]\w{1,20})\b/;
const localForm = /\blocal time\b/i;

let known: ReadonlyMap<string, string> | undefined;

/** Zones of the IANA database by the city that each is named after; none where the browser lists none. */
function zonesByCity(): ReadonlyMap<string, string> {
  known ??= new Map(
    (Intl.supportedValuesOf?.('timeZone') ?? []).map((zone) => [
      zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '),
      zone,
    ]),
  );
  return known;
}

/** The zone of the IANA database that is named after a city; undefined: none is. */
export const zoneOfCity = (city: string): string | undefined =>
  zonesByCity().get(city) ?? (city === 'Kyiv' ? zonesByCity().get('Kiev') : undefined);
/** North American regions by their minutes ahead of UTC in winter. */
const regions: Readonly<Record<number, [name: RegExp, short: string]>> = {
  [-300]: [/\beastern time\b/i, 'ET'],
  [-360]: [/\bcentral time\b/i, 'CT'],
  [-420]: [/\bmountain time\b/i, 'MT'],
  [-480]: [/\bpacific time\b/i, 'PT'],
};

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
    const minutesAhead = ahead * (Number(hours) * 60 + Number(minutes));
    return listedZone(words, minutesAhead) ?? { name, offset: minutesAhead };
  }
  const city = databaseForm.exec(words)?.[1]?.replaceAll('_', ' ');
  if (city && zoneOfCity(city)) return { name: `${city} time`, offset: null };
  const name = nameForm.exec(words)?.[0];
  if (name) return { name, offset: named[name] ?? null };
  const short = (shortForm.exec(words) ?? shortOfAll.exec(words))?.[0];
  if (short) return { name: short, offset: null };
  const inWords = spelledForm.exec(words)?.[0];
  if (inWords) return { name: inWords, offset: spelled[inWords.toLowerCase()] ?? null };
  return localForm.test(words) ? { name: 'local time', offset: null } : null;
}

/** The zone of the places behind an offset, where their clocks show it in winter: "(UTC-06:00) Paris, Texas" is no time of Europe. */
function listedZone(words: string, minutesAhead: number): StatedZone | null {
  const listed = listedForm.exec(words)?.[1];
  if (listed === undefined) return null;
  const region = regions[minutesAhead];
  if (region?.[0].test(listed)) return { name: region[1], offset: null };
  const city = listed
    .split(',')
    .map((name) => name.trim())
    .find((name) => winterOf(name) === minutesAhead);
  return city ? { name: `${city} time`, offset: null } : null;
}

/** How many minutes a city is ahead of UTC in winter, of whichever half of the earth; null: no zone has its name. */
function winterOf(city: string): number | null {
  const timeZone = zoneOfCity(city);
  if (!timeZone) return null;
  return Math.min(...[0, 6].map((month) => offsetAt(Date.UTC(2026, month, 15), timeZone)));
}
