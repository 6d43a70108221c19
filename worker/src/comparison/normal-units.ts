const superscripts: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

/** Units as keyboards write them, in the spelling that units are read in: "100 m3/h", "kg/cm2", "95 % RH". */
export function normalUnits(text: string): string {
  return text
    .replace(
      /(?<!\p{L})([NS]?(?:[kcdmµμ]?m|ft|in))\^?([23])(?![\p{L}\d])/gu,
      (_, unit: string, power: string) => `${unit}${superscripts[power]}`,
    )
    .replace(/%\s?(?:RH|r\.\s?h\.|rel\. humidity|relative humidity)(?!\p{L})/giu, '%RH');
}
