/**
 * A name for a sentence, at most that many characters long. One that is longer is cut in the middle, since names that begin alike end
 * differently: "Framework agreement for the … Lot 7 (rev. 3)", "annex-of-the-contract…final.pdf".
 * @param most characters, as people count them
 */
export function cutMiddle(name: string, most = 48): string {
  const characters = [...name];
  if (characters.length <= most) return name;
  const end = Math.floor((most - 1) / 3);
  const start = characters.slice(0, most - 1 - end).join('');
  return `${start.trimEnd()}…${characters.slice(-end).join('').trimStart()}`;
}
