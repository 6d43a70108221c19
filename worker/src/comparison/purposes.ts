/** Names where one direction is better in any tender; money and what is measured in money are left out. */
const plainlyMore =
  /\b(?:warranty|guarantee period|guarantee time|efficiency|validity|availability|uptime|(?:design|service|working|operating|operational|useful|expected|bearing|shelf|storage|battery|lamp) life(?:time)?|life expectancy|memory|ram)\b/iu;
const plainlyLess =
  /\b(?:delivery time|delivery period|lead time|noise|sound (?:pressure|power|level)|loss(?:es)?)\b/iu;
const notPlain =
  /\b(?:price|cost|bond|security|penalty|damages|tolerance|factor|class|test|measur\w*|return|hearing|fill\w*|attenuation|reduction)\b/iu;

/** Whether more or less than a fixed value is clearly as good; null where a person has to judge. */
function plainlyBetter(name: string): 'more' | 'less' | null {
  const text = name.slice(0, 200);
  if (notPlain.test(text)) return null;
  const [isMore, isLess] = [plainlyMore.test(text), plainlyLess.test(text)];
  if (isMore === isLess) return null;
  return isMore ? 'more' : 'less';
}

/** What more or less of a quantity means, judged by its name alone. */
export interface Purpose {
  /** What equipment must withstand or serve: an offer that covers more is as good. */
  isCoverage: boolean;
  /** Conditions of a place, such as "ambient temperature max. 45 °C": the equipment must withstand the limit, whichever side it is on. */
  isWithstood: boolean;
  /** Which direction is better where the name contains "maximum" or "minimum"; null: it is not known. */
  better: 'less' | 'more' | null;
  /** Which direction is better than a fixed value. */
  plainly: 'less' | 'more' | null;
  /** Which direction is usually better than a fixed value: a person judges. */
  oftenBetter: 'less' | 'more' | null;
  /** The name says on which side of the value everything must be. */
  isLimitNamed: boolean;
}

const coverage =
  /\b(?:range|ambient|altitude|elevation|humidity|environment|operating temperature|storage temperature|service temperature|suction pressure|inlet pressure|input voltage|supply voltage|power supply|mains|turndown|adjustab|span|measuring|tapping|storage conditions?)/iu;
const withstood =
  /\b(?:ambient|altitude|elevation|relative humidity|humidity|wind (?:speed|load)|seismic|environment)/iu;
const less =
  /\b(?:noise|sound|vibration|leakage|loss(?:es)?|consumption|delay|latency|response time|delivery|lead time|weight|mass|pressure drop|temperature rise|inrush|harmonics?|thd|error|emissions?|npsh r|npsh required|downtime|footprint|roughness|ripple|partial discharge|friction|restore|recovery|repair time|shut-?off head)/iu;
const more =
  /\b(?:efficiency|life|lifetime|thickness|warrant(?:y|ies)|guarantee|clearance|power factor|availability|resolution|brightness|luminance|memory|ram|storage capacity|experience|strength|insulation resistance|autonomy|backup|bandwidth|throughput|uptime|withstand|lumen|creepage|retention|contrast|corrosion allowance|cells|cores|ports)/iu;

/** The part of `less` that names no size and no other quantity by chance ("delivery head"). */
const oftenLess =
  /\b(?:noise|sound|vibration|leakage|loss(?:es)?|consumption|delay|latency|response time|pressure drop|temperature rise|harmonics?|thd|emissions?|downtime|ripple|partial discharge|repair time|recovery time)\b/iu;
const limits = /\b(?:max(?:imum)?|min(?:imum)?|limit|allowable|permissible|at most|at least|not exceeding)\b/iu;

export function purposeOf(name: string): Purpose {
  const text = name.slice(0, 200);
  return {
    plainly: plainlyBetter(text),
    isCoverage: coverage.test(text),
    isWithstood: withstood.test(text),
    oftenBetter: notPlain.test(text) ? null : oftenLess.test(text) ? 'less' : more.test(text) ? 'more' : null,
    isLimitNamed: limits.test(text),
    better: less.test(text) ? 'less' : more.test(text) ? 'more' : null,
  };
}
