import { type Block, bullets, centered, clauses, columns, heading, paragraph, rows } from '../blocks.ts';

/** The requirements that apply to every item: conditions, standards, materials, paint, noise. */
export const generalRequirements: Block[] = [
  heading(2, 'Site and service conditions'),
  {
    kind: 'table',
    title: 'Site conditions',
    columns: columns(52, centered(30), centered(18)),
    header: [['Condition', 'Value', 'Unit']],
    rows: rows(`
      Altitude above sea level | 312 | m
      Ambient temperature, minimum / mean / maximum | -14 / 9 / 38 | °C
      Temperature in pump halls, minimum / maximum | 5 / 40 | °C
      Relative humidity, maximum | 95 | %
      Seismic acceleration, horizontal | 0.08 | g
      Low-voltage supply, tolerance | 400 and 690 (± 10%) | V
      Frequency, tolerance | 50 (± 2%) | Hz
      Control voltage | 24 | V DC
    `),
  },
  heading(2, 'Codes and standards', 'standards'),
  paragraph(
    'The goods comply with the following standards, or with others that the bidder proves to be equivalent or better. Where a standard and this specification differ, the stricter requirement holds.',
  ),
  {
    kind: 'table',
    title: 'Applicable standards',
    columns: columns(28, 72),
    header: [['Standard', 'Subject']],
    rows: rows(`
      ISO 5199 | Technical specifications for centrifugal pumps, class II
      API 610, 12th edition | Centrifugal pumps for petroleum, petrochemical and natural gas industries (P-201 only)
      API 675 | Positive displacement pumps, controlled volume (P-501 only)
      API 682 | Shaft sealing systems: flush plans
      ISO 9906 | Rotodynamic pumps: hydraulic performance acceptance tests, grade 1B
      ISO 21940-11 | Mechanical vibration: rotor balancing, grade G 2.5
      ISO 20816-7 | Mechanical vibration: rotodynamic pumps
      EN 1092-1 and EN 1092-2 | Flanges: steel; cast iron
      EN 558 | Face-to-face dimensions of metal valves
      API 598 and EN 12266-1 | Valve inspection and pressure testing
      EN 1074 (all parts) | Valves for water supply: fitness for purpose
      EN 10204 | Metallic products: inspection documents, type 3.1
      ISO 12944 | Corrosion protection of steel structures by paint systems
      IEC 60034 (all parts) | Rotating electrical machines
      ISO 3746 | Sound power levels of noise sources, survey method
    `),
  },
  heading(2, 'Design life and duty'),
  paragraph(
    'The goods are designed for continuous operation, 24 hours a day, with a service life of 25 years (wearing parts excepted). Bearings of horizontal pumps have a calculated life L10h of at least 50,000 hours at the rated point; mechanical seals run at least 25,000 hours without replacement.',
    'fact:bearing-life',
  ),
  heading(2, 'Materials'),
  paragraph(
    'Materials are those of the datasheets or better. Castings are free of blow holes, plugging and impregnation; weld repairs of pressure-containing castings need the Engineer’s consent. All materials in contact with water for human consumption, elastomers and lubricants included, hold a drinking water approval accepted in the country of the Authority. Lead content of wetted copper alloys does not exceed 0.1%.',
    'fact:lead',
  ),
  clauses([
    'Dissimilar metals are insulated from each other, or protected so that no galvanic corrosion occurs.',
    'Bolts and nuts are of stainless steel A4-70 where submerged or exposed to weather, elsewhere hot-dip galvanised, grade 8.8.',
    'Gaskets are EPDM with steel insert, 3 mm or thicker; asbestos in any form is prohibited.',
  ]),
  heading(2, 'Painting and corrosion protection', 'painting'),
  paragraph(
    'Surfaces are blast-cleaned to Sa 2½ according to ISO 8501-1. The coating system is chosen by the place of installation. Damage during transport is repaired by the Supplier with the original system.',
  ),
  {
    kind: 'table',
    title: 'Coating systems',
    columns: columns(30, centered(20), 32, centered(18)),
    header: [['Surface', 'Category (ISO 12944)', 'System', 'Total DFT, minimum (µm)']],
    rows: rows(`
      Wetted surfaces of ductile iron | Im1 | Fusion-bonded epoxy, approved for drinking water | 250
      Wetted surfaces of carbon steel | Im1 | Solvent-free epoxy, approved for drinking water | 400
      External surfaces, indoors | C3, high | Epoxy primer and polyurethane finish | 180
      External surfaces, outdoors and chambers | C4, high | Zinc-rich primer, epoxy, polyurethane finish | 240
      Submersible pumps | Im2 | Two-layer epoxy | 400
    `),
    note: 'Finish: RAL 5012 (light blue) for treated water, RAL 6018 (yellow green) for raw water, RAL 8003 (clay brown) for sludge.',
  },
  heading(2, 'Noise', 'noise'),
  paragraph(
    'The sound pressure level of a complete pump set, measured at 1 m distance in free field at the rated point, does not exceed 82 dB(A). Dosing pumps do not exceed 70 dB(A). Acoustic hoods are accepted only where they can be taken off by one person without tools.',
    'fact:noise',
  ),
  heading(2, 'Name plates and tags'),
  bullets([
    'Each item bears a stainless steel plate, riveted, with tag number, maker, type, serial number, year, rated data, weight and purchase order number.',
    'Valves show the open and closed positions and, by a cast arrow, the direction of flow.',
    'Plates are in English and use SI units.',
  ]),
];
