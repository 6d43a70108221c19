import { type PumpDatasheet, parameters } from './parameters.ts';

/** The three pump services on the main water stream. Shaft power = ρ·g·Q·H / η throughout. */
export const processPumps: PumpDatasheet[] = [
  {
    tag: 'P-101A/B/C',
    title: 'Raw water intake pumps',
    building: 'Intake pumping station',
    working: 2,
    standby: 1,
    groups: [
      {
        title: 'General',
        parameters: parameters([
          ['Pump type', 'Horizontal, axially split casing, double suction'],
          ['Design standard', 'ISO 5199, class II'],
          ['Quantity', '3 (2 working + 1 standby)', 'no.'],
        ]),
      },
      {
        title: 'Operating conditions',
        parameters: parameters([
          ['Liquid', 'Raw river water, suspended solids up to 250 mg/l'],
          ['Liquid temperature, normal / maximum', '12 / 26', '°C'],
          ['Density', '998', 'kg/m³'],
          ['Rated capacity', '1,310', 'm³/h'],
          ['Rated total head', '32.0', 'm'],
          ['NPSH available', '7.6', 'm'],
        ]),
      },
      {
        title: 'Performance',
        parameters: parameters([
          ['NPSH required at rated capacity, maximum', '4.8', 'm'],
          ['Rated speed', '1,480', 'rpm'],
          ['Efficiency at rated point, minimum', '84.0', '%'],
          ['Shaft power at rated point', '135.7', 'kW'],
          ['Shut-off head', '41.5', 'm'],
          ['Minimum continuous flow', '420', 'm³/h'],
        ]),
      },
      {
        title: 'Construction and materials',
        parameters: parameters([
          ['Suction nozzle', 'DN 500, PN 10, EN 1092-2'],
          ['Discharge nozzle', 'DN 400, PN 16, EN 1092-2'],
          ['Casing', 'Ductile iron EN-GJS-500-7'],
          ['Impeller', 'Stainless steel 1.4408'],
          ['Shaft', 'Stainless steel 1.4021'],
          ['Wear rings', 'Bronze CC480K'],
        ]),
      },
      {
        title: 'Shaft seal',
        parameters: parameters([
          ['Seal type', 'Single mechanical seal, SiC / SiC, EPDM'],
          ['Seal flush plan', 'API 682 Plan 31 (cyclone separator)'],
        ]),
      },
      {
        title: 'Driver and weights',
        parameters: parameters([
          ['Motor rating', '160', 'kW'],
          ['Power supply', '400 V, 3-phase, 50 Hz'],
          ['Motor efficiency class', 'IE4, IP55'],
          ['Weight of pump', '1,420', 'kg'],
          ['Weight of complete set on baseplate', '3,180', 'kg'],
        ]),
      },
    ],
  },
  {
    tag: 'P-201A/B/C/D',
    title: 'Treated water high-lift pumps',
    building: 'High-lift pumping station',
    working: 3,
    standby: 1,
    groups: [
      {
        title: 'General',
        parameters: parameters([
          ['Pump type', 'Horizontal, axially split, between bearings (BB1)'],
          ['Design standard', 'API 610, 12th edition'],
          ['Quantity', '4 (3 working + 1 standby)', 'no.'],
        ]),
      },
      {
        title: 'Operating conditions',
        parameters: parameters([
          ['Liquid', 'Potable water, residual chlorine up to 1.0 mg/l'],
          ['Liquid temperature, normal / maximum', '12 / 24', '°C'],
          ['Density', '999', 'kg/m³'],
          ['Rated capacity', '880', 'm³/h'],
          ['Rated total head', '78.0', 'm'],
          ['NPSH available', '9.2', 'm'],
        ]),
      },
      {
        title: 'Performance',
        parameters: parameters([
          ['NPSH required at rated capacity, maximum', '5.4', 'm'],
          ['Rated speed', '1,485', 'rpm'],
          ['Efficiency at rated point, minimum', '83.5', '%'],
          ['Shaft power at rated point', '223.8', 'kW'],
          ['Shut-off head', '96.0', 'm'],
          ['Minimum continuous flow', '265', 'm³/h'],
        ]),
      },
      {
        title: 'Construction and materials',
        parameters: parameters([
          ['Suction nozzle', 'DN 400, PN 16, EN 1092-1'],
          ['Discharge nozzle', 'DN 300, PN 25, EN 1092-1'],
          ['Casing', 'Cast steel 1.0619 (API 610 class S-6)'],
          ['Impeller', 'Stainless steel 1.4317'],
          ['Shaft', 'Stainless steel 1.4021'],
          ['Wear rings', 'Stainless steel 1.4021, hardened'],
        ]),
      },
      {
        title: 'Shaft seal',
        parameters: parameters([
          ['Seal type', 'Cartridge mechanical seal, carbon / SiC, EPDM'],
          ['Seal flush plan', 'API 682 Plan 11'],
        ]),
      },
      {
        title: 'Driver and weights',
        parameters: parameters([
          ['Motor rating', '280', 'kW'],
          ['Power supply', '690 V, 3-phase, 50 Hz, variable speed drive'],
          ['Motor efficiency class', 'IE4, IP55'],
          ['Weight of pump', '1,760', 'kg'],
          ['Weight of complete set on baseplate', '4,350', 'kg'],
        ]),
      },
    ],
  },
  {
    tag: 'P-301A/B',
    title: 'Filter backwash pumps',
    building: 'Filter gallery',
    working: 1,
    standby: 1,
    groups: [
      {
        title: 'General',
        parameters: parameters([
          ['Pump type', 'Horizontal, end suction, back pull-out'],
          ['Design standard', 'ISO 5199, class II'],
          ['Quantity', '2 (1 working + 1 standby)', 'no.'],
        ]),
      },
      {
        title: 'Operating conditions',
        parameters: parameters([
          ['Liquid', 'Filtered water'],
          ['Liquid temperature, normal / maximum', '12 / 24', '°C'],
          ['Density', '999', 'kg/m³'],
          ['Rated capacity', '1,650', 'm³/h'],
          ['Rated total head', '14.0', 'm'],
          ['NPSH available', '8.4', 'm'],
        ]),
      },
      {
        title: 'Performance',
        parameters: parameters([
          ['NPSH required at rated capacity, maximum', '5.1', 'm'],
          ['Rated speed', '985', 'rpm'],
          ['Efficiency at rated point, minimum', '82.0', '%'],
          ['Shaft power at rated point', '76.7', 'kW'],
          ['Shut-off head', '19.5', 'm'],
          ['Minimum continuous flow', '540', 'm³/h'],
        ]),
      },
      {
        title: 'Construction and materials',
        parameters: parameters([
          ['Suction nozzle', 'DN 500, PN 10, EN 1092-2'],
          ['Discharge nozzle', 'DN 450, PN 10, EN 1092-2'],
          ['Casing', 'Ductile iron EN-GJS-400-15'],
          ['Impeller', 'Stainless steel 1.4408'],
          ['Shaft', 'Stainless steel 1.4057'],
          ['Wear rings', 'Stainless steel 1.4408'],
        ]),
      },
      {
        title: 'Shaft seal',
        parameters: parameters([
          ['Seal type', 'Single mechanical seal, carbon / SiC, EPDM'],
          ['Seal flush plan', 'API 682 Plan 11'],
        ]),
      },
      {
        title: 'Driver and weights',
        parameters: parameters([
          ['Motor rating', '90', 'kW'],
          ['Power supply', '400 V, 3-phase, 50 Hz, variable speed drive'],
          ['Motor efficiency class', 'IE4, IP55'],
          ['Weight of pump', '1,290', 'kg'],
          ['Weight of complete set on baseplate', '2,640', 'kg'],
        ]),
      },
    ],
  },
];
