const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Verbs that put a quantity to what is named before them. */
export const verbs = words(
  'shall should must will may be is are does not no nicht ne pas non não nie niet не không exceed have has having ensure provide withstand support ' +
    'muss müssen soll sollen sollte darf dürfen beträgt betragen hat haben ist sind wird ' +
    'doit doivent être est sont aura avoir sera seront ' +
    'debe deben deberá deberán ser será serán es son tendrá tendrán tener tiene ' +
    'deve devono essere è sono avere ha hanno dovrà dovranno ' +
    'devem deverá deverão será são ter tem terá ' +
    'musi muszą powinien powinna powinno być jest są wynosi ma mają ' +
    'moet moeten zijn heeft hebben должен должна должно должны быть составляет имеет phải có là',
);
export const negations = words('not no nicht ne pas no non não nie niet не không');
/** A verb of doing follows these; "shall be" and "shall have" are told by what follows. */
export const modals = words(
  'shall should must will may muss müssen soll sollen sollte darf dürfen doit doivent debe deben deberá deberán deve devono ' +
    'dovrà dovranno devem deverá deverão musi muszą powinien powinna powinno moet moeten должен должна должно должны phải',
);
/** Words behind which the name of a property begins: "made for a baking temperature of …". */
export const openers = words(
  'with for to of und mit für pour avec con para per com z dla met voor с для với cho and or et y e o a an the eine einen einem une un una um uma',
);
export const articles = words(
  'a an the der die das ein eine einen einem le la les une un el los las una il lo gli i o os as um uma',
);
/** A name never ends so. */
export const danglers = words(
  'in at on by from under within after before every each than per as between over above below and or all any minimum maximum least placed only no not & se to que which being',
);
/** Nor does it begin so. */
export const starters = words(
  'in at on by from under within after before every each than per as any sobre sur auf unter bei su na ' +
    'but its their this that these those such same which whose it they su sus ihr ihre dessen deren leur son sa ses suo sua seu',
);
/** What follows is the case that something is measured in or the place that it has, not what is asked for: "at a height of 1.5 m". */
export const cases = words(
  'at under during until till after before bei unter während nach vor à sous après przy pri при',
);
