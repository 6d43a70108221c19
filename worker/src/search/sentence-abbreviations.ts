/**
 * What a full stop after an abbreviation means for the end of a sentence. `joins`: it never ends one, as in "Dr. Li" or "bzw. ein".
 * `counts`: it ends none before a figure, as in "No. 5", because without its full stop it is an ordinary word ("No. The bid …"). `may_end`:
 * it ends one where a word follows that begins sentences, as in "etc. The bidder …".
 */
export type AbbreviationUse = 'joins' | 'counts' | 'may_end';

/** Abbreviations that documents of a kind write, in lower case and without the last full stop. */
const joining = `
  approx appr vs viz cf ref refs resp incl excl e.g i.e mr mrs ms dr prof st hon messrs m/s smt sh shri rs nos cl cls fig figs para
  paras ch chap vol max govt dept dist dt tel ph mob qty amt avg wt sl sr jr edn engg regd w.r.t a/c po p.o pin u/s
  nr nrn abs ziff kap abb bd bzw ggf gem ca inkl exkl zzgl abzgl mind evtl vgl fa hr dipl lfd anl sog entspr ust-idnr str
  z.b d.h u.a i.d.r o.g i.v.m i.s.d u.u gemäß z.hd bspw einschl insb ggü bez betr geb
  réf tél av bd éd env ste sté mme mlle n° nº art.l c.-à-d p.ex
  núm num pág págs aprox apdo apto avda depto dpto ing lic sres sra srta exp d.n.i prov edif ee
  pág exmo ilmo dra eng cel cep proc inc.º dec lei nºs págs res
  artt lett pag pagg cfr dott dr.ssa geom sig sigg spett.le prot rif d.lgs d.p.r d.m l.r all.ti succ nn c.d p.es
  ul nr poz ust pkt tj np tzw godz woj gm inż mgr ww jw zm późn m.in dz tys mln mld wg lit
  bijv d.w.z blz m.b.t t.a.v i.v.m o.a evt dhr mevr jl art.nr
  tp ths th.s ts gs pgs ks đt đ/c
  ул пр просп пер обл корп кв тел стр рис табл ст пп см напр руб коп тыс млн млрд прил подп абз им т.е ред гл оф мин макс
  jan feb mar apr jun jul aug sep sept oct nov dec`;

const counting = `
  no art arts sec par para cap tab abs col lot item cls fig min part add sub pos tel ext fax est est all es al pl os ok
  sect rev ver ed pt pto pos ser mod nro nºs reg res kol`;

const ending = `
  etc usw ecc inc ltd co corp pvt llc plc gmbh bros hrs yrs p.m a.m u.s u.k u.s.a lacs lakhs cr v.v ff ss bis.
  s.a s.l s.r.l s.p.a ltda cía cia sp.z.o.o z.o.o sq ft mtr mtrs kg kgs sqm cum mio mrd tsd std stk
  г.г гг т.д т.п др чел шт`;

const uses = new Map<string, AbbreviationUse>();
const add = (words: string, use: AbbreviationUse) => {
  for (const word of words.trim().split(/\s+/u)) uses.set(word, use);
};
add(joining, 'joins');
add(ending, 'may_end');
add(counting, 'counts');

/** "w.e.f", "D.P.R": letters, each with a full stop. */
const initials = /^(?:\p{L}{1,2}\.)+\p{L}{1,3}$/u;

/**
 * What the full stop after a word means, judged only by the word; undefined where the word is no abbreviation.
 * @param word in lower case, without the full stop
 * @param own abbreviations of the document itself (`abbreviationsOf`)
 */
export function useOfAbbreviation(word: string, own: ReadonlySet<string>): AbbreviationUse | undefined {
  // A single letter is a name's first one, or a label.
  if (/^\p{L}$/u.test(word)) return 'joins';
  return uses.get(word) ?? (initials.test(word) || own.has(word) ? 'may_end' : undefined);
}

/** Words that open sentences and follow no abbreviation as its name: articles, pronouns and the like. */
const openers = new Set(
  `the this that these those it its if in all any each no for where when as at an a on to after before during we you they
  bidders bidder such there however
  der die das ein eine es im bei für wenn alle dieser diese dieses
  le la les un une il elle ce cette ces si en dans pour tout toute
  el los las una este esta estos si para todo toda en
  o os as um uma esta este caso para não em
  il lo gli un uno una questo questa se per nel non
  w na dla jeżeli jeśli wszystkie
  de het een dit deze als bij voor
  các những nếu khi trong theo
  в на при для если все это`
    .trim()
    .split(/\s+/u),
);

/** Whether text after an abbreviation begins with a word that begins sentences. */
export function opensSentence(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0];
  return first !== undefined && openers.has(first.toLowerCase());
}

/** Letters of an abbreviation that a document shows itself, at most. */
const longest = 6;
const candidate = /(?<![\p{L}\p{N}.])(\p{L}{2,6})(\.?)(?![\p{L}\p{N}])(?=(?: (\p{Ll}))?)/gu;

/**
 * Short words that a text abbreviates: a small letter follows their full stop within a line, and they are never written without it. A
 * sentence's last word is elsewhere without one, or no small letter follows it.
 */
export function abbreviationsOf(text: string): ReadonlySet<string> {
  const known = kept.get(text);
  if (known) return known;
  const shown = new Set<string>();
  const plain = new Set<string>();
  for (const [, word = '', stop, following] of text.matchAll(candidate)) {
    if (word.length > longest) continue;
    if (!stop) plain.add(word.toLowerCase());
    else if (following) shown.add(word.toLowerCase());
  }
  const found = new Set([...shown].filter((word) => !plain.has(word)));
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string);
  kept.set(text, found);
  return found;
}

/** Texts of pages are cut stretch by stretch: each is looked at once. */
const kept = new Map<string, ReadonlySet<string>>();
const mostKept = 8;
