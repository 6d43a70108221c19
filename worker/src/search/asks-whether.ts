/** Words with which a question begins that is answered by yes or no, in the languages that questions are read in. */
const begins = [
  'may(?! \\d)|(?:can|could|will|would)(?! you\\b)|is|are|were|do|does|did|must|shall|should|has|have',
  'darf|dürfen|kann|können(?! sie\\b)|ist|sind|wird|werden|muss|müssen|gibt es|gilt|gelten|besteht',
  'est-ce que|peut-on|y a-t-il|faut-il|doit-on|existe-t-il',
  'se (?:puede|permiten?|exige|requiere|aceptan?)|hay|puede|pueden|está|están',
  'si può|è|sono|ci sono|c.è|posso|possono',
  'pode|podem|é|há|são permitid[ao]s',
  'mag|mogen|kan|kunnen|zijn|moet|moeten|czy',
].join('|');
const whether = new RegExp(`^[¿\\s]{0,5}(?:${begins})(?![\\p{L}-])`, 'iu');
/** "La sous-traitance est-elle autorisée ?"; not "En quelle langue l'offre doit-elle être rédigée ?", nor "…-elle remise quand ?". */
const inverted =
  /^(?!(?:\p{L}{1,12}['’ ]){0,3}(?:(?:le|la|les)?quel|auquel|desquel|duquel|combien|quand|où|comment|pourquoi)|(?:[àa] |de |avec |pour |par )?(?:qui|quoi|que)(?!\p{L})).{0,80}-(?:t-)?(?:ils?|elles?|on)(?!\p{L})(?!.{0,80}(?:quand|combien|où|comment)\s{0,3}\?)/iu;

/** Whether a question asks if something is so, and not for a list or a value. */
export const asksWhether = (question: string): boolean => whether.test(question) || inverted.test(question);
