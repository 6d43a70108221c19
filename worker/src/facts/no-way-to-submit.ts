/** Bids that come another way are refused: "Bids sent by e-mail will be rejected". "Not submitted through the portal" tells the way. */
const refuses =
  /^[^.;|]{0,25}(?<!not )\b(?:sent|submitted|received|delivered|transmitted)\b[^.;|]{0,40}?\b(?:by|via|through|in)\b[^.;|]{0,60}?\b(?:will|shall) (?:not be (?:accepted|considered|opened|entertained)|be (?:rejected|returned|disregarded|refused))\b/u;
const labels = /^.{0,12}umschlag [^.;|]{0,120}zu (?:versehen|kennzeichnen|beschriften)\b/u;
/** The way itself, beside that. */
const tellsWay =
  /\b(?:must|are to|is to|have to|has to|only|not been|other than|otherwise than|except|unless|(?:shall|should|will|may|can) be (?:submitted|sent|delivered|uploaded|lodged|handed|made|addressed|posted)|einzureichen|einzusenden|abzugeben|abzuliefern|zu senden|zu liefern|vorzulegen)\b/u;

/** Whether a statement on how bids are handed in, folded, only says which of them are refused, or how their envelope is labelled. */
export const tellsNoWayToSubmit = (folded: string): boolean =>
  (refuses.test(folded) || labels.test(folded)) && !tellsWay.test(folded);
