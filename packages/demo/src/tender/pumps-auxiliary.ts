import { type PumpDatasheet, parameters } from './parameters.ts';

/** Sludge, dosing, drainage and service water pumps. */
export const auxiliaryPumps: PumpDatasheet[] = [
  {
    tag: 'P-401A/B',
    title: 'Sludge transfer pumps',
    building: 'Sludge thickener building',
    working: 1,
    standby: 1,
    groups: [
      {
        title: 'General',
        parameters: parameters([
          ['Pump type', 'Progressive cavity, single stage'],
          ['Design standard', "Manufacturer's standard, ISO 15136-1 as guide"],
          ['Quantity', '2 (1 working + 1 standby)', 'no.'],
        ]),
      },
      {
        title: 'Operating conditions',
        parameters: parameters([
          ['Liquid', 'Thickened sludge, 2.5 to 4.0% dry solids'],
          ['Liquid temperature, normal / maximum', '14 / 28', '°C'],
          ['Density', '1,030', 'kg/m³'],
          ['Rated capacity', '35', 'm³/h'],
          ['Rated differential pressure', '4.0', 'bar'],
          ['NPSH available', '6.0', 'm'],
        ]),
      },
      {
        title: 'Performance',
        parameters: parameters([
          ['NPSH required at rated capacity, maximum', '3.2', 'm'],
          ['Rated speed, maximum', '210', 'rpm'],
          ['Efficiency at rated point, minimum', '62.0', '%'],
          ['Shaft power at rated point', '6.3', 'kW'],
          ['Capacity turn-down', '5 : 1'],
          ['Largest solid passed', '30', 'mm'],
        ]),
      },
      {
        title: 'Construction and materials',
        parameters: parameters([
          ['Suction nozzle', 'DN 125, PN 16, EN 1092-2'],
          ['Discharge nozzle', 'DN 125, PN 16, EN 1092-2'],
          ['Casing', 'Grey cast iron EN-GJL-250'],
          ['Rotor', 'Tool steel 1.2436, hardened, chrome plated'],
          ['Stator', 'NBR, even wall thickness'],
          ['Drive shaft', 'Stainless steel 1.4021'],
        ]),
      },
      {
        title: 'Shaft seal and protection',
        parameters: parameters([
          ['Seal type', 'Single mechanical seal, SiC / SiC, with quench'],
          ['Dry-run protection', 'Stator temperature sensor, trip 60 °C'],
        ]),
      },
      {
        title: 'Driver and weights',
        parameters: parameters([
          ['Motor rating', '11', 'kW'],
          ['Power supply', '400 V, 3-phase, 50 Hz, variable speed drive'],
          ['Motor efficiency class', 'IE3, IP55'],
          ['Weight of complete set on baseplate', '515', 'kg'],
        ]),
      },
    ],
  },
  {
    tag: 'P-501A/B/C',
    title: 'Coagulant dosing pumps',
    building: 'Chemical building',
    working: 2,
    standby: 1,
    groups: [
      {
        title: 'General',
        parameters: parameters([
          ['Pump type', 'Hydraulically actuated double-diaphragm metering'],
          ['Design standard', 'API 675'],
          ['Quantity', '3 (2 working + 1 standby)', 'no.'],
        ]),
      },
      {
        title: 'Operating conditions',
        parameters: parameters([
          ['Liquid', 'Ferric chloride solution, 40% by weight'],
          ['Liquid temperature, normal / maximum', '15 / 35', '°C'],
          ['Density', '1,420', 'kg/m³'],
          ['Rated capacity', '420', 'l/h'],
          ['Rated discharge pressure', '7.0', 'bar'],
          ['Suction', 'Flooded, day tank 1.2 m above pump'],
        ]),
      },
      {
        title: 'Performance',
        parameters: parameters([
          ['Metering accuracy, from 10 to 100% stroke', '± 1.0', '%'],
          ['Stroke rate, maximum', '120', '1/min'],
          ['Stroke length adjustment', '0 to 100, manual and electric', '%'],
          ['Internal relief valve setting', '9.5', 'bar'],
        ]),
      },
      {
        title: 'Construction and materials',
        parameters: parameters([
          ['Suction connection', 'DN 20, PN 16, EN 1092-1'],
          ['Discharge connection', 'DN 20, PN 16, EN 1092-1'],
          ['Pump head', 'PVDF'],
          ['Diaphragm', 'PTFE-faced, with rupture detection'],
          ['Valve seats and balls', 'PVDF seats, ceramic balls'],
        ]),
      },
      {
        title: 'Accessories',
        parameters: parameters([
          ['Pulsation damper', '1 per pump, PVDF, 2.5 l'],
          ['Calibration column', '1 per skid, 2.0 l, graduated'],
        ]),
      },
      {
        title: 'Driver and weights',
        parameters: parameters([
          ['Motor rating', '0.55', 'kW'],
          ['Power supply', '400 V, 3-phase, 50 Hz, variable speed drive'],
          ['Motor efficiency class', 'IE2, IP66'],
          ['Weight of pump and motor', '64', 'kg'],
        ]),
      },
    ],
  },
  {
    tag: 'P-601A/B',
    title: 'Drainage sump pumps',
    building: 'Filter gallery, level -6.5 m',
    working: 1,
    standby: 1,
    groups: [
      {
        title: 'General',
        parameters: parameters([
          ['Pump type', 'Submersible, single-channel impeller, wet installation'],
          ['Design standard', 'EN 12050-2'],
          ['Quantity', '2 (1 working + 1 standby)', 'no.'],
        ]),
      },
      {
        title: 'Operating conditions',
        parameters: parameters([
          ['Liquid', 'Drainage and wash-down water with fibres and grit'],
          ['Liquid temperature, normal / maximum', '12 / 40', '°C'],
          ['Density', '1,000', 'kg/m³'],
          ['Rated capacity', '95', 'm³/h'],
          ['Rated total head', '18.0', 'm'],
        ]),
      },
      {
        title: 'Performance',
        parameters: parameters([
          ['Rated speed', '1,455', 'rpm'],
          ['Efficiency at rated point, minimum', '68.0', '%'],
          ['Shaft power at rated point', '6.9', 'kW'],
          ['Free passage', '80', 'mm'],
          ['Starts per hour, maximum', '15', '1/h'],
        ]),
      },
      {
        title: 'Construction and materials',
        parameters: parameters([
          ['Discharge connection', 'DN 100, PN 16, EN 1092-2, auto-coupling'],
          ['Casing', 'Grey cast iron EN-GJL-250'],
          ['Impeller', 'Duplex stainless steel 1.4517'],
          ['Shaft', 'Stainless steel 1.4021'],
          ['Guide rails and chain', 'Stainless steel 1.4404'],
        ]),
      },
      {
        title: 'Shaft seal and protection',
        parameters: parameters([
          ['Seal type', 'Double mechanical seal in oil, SiC / SiC'],
          ['Motor protection', 'Winding thermistors and seal leakage probe'],
        ]),
      },
      {
        title: 'Driver and weights',
        parameters: parameters([
          ['Motor rating', '9.0', 'kW'],
          ['Power supply', '400 V, 3-phase, 50 Hz, star-delta'],
          ['Motor enclosure', 'IP68, 20 m submergence, class H'],
          ['Power cable length', '15', 'm'],
          ['Weight of pump with motor', '168', 'kg'],
        ]),
      },
    ],
  },
  {
    tag: 'P-701A/B',
    title: 'Service water booster pumps',
    building: 'High-lift pumping station',
    working: 1,
    standby: 1,
    groups: [
      {
        title: 'General',
        parameters: parameters([
          ['Pump type', 'Vertical, multistage, in-line'],
          ['Design standard', 'ISO 5199, class II, as applicable'],
          ['Quantity', '2 (1 working + 1 standby)', 'no.'],
        ]),
      },
      {
        title: 'Operating conditions',
        parameters: parameters([
          ['Liquid', 'Potable water'],
          ['Liquid temperature, normal / maximum', '12 / 24', '°C'],
          ['Density', '999', 'kg/m³'],
          ['Rated capacity', '48', 'm³/h'],
          ['Rated total head', '62.0', 'm'],
          ['NPSH available', '10.1', 'm'],
        ]),
      },
      {
        title: 'Performance',
        parameters: parameters([
          ['NPSH required at rated capacity, maximum', '3.6', 'm'],
          ['Rated speed', '2,940', 'rpm'],
          ['Efficiency at rated point, minimum', '72.0', '%'],
          ['Shaft power at rated point', '11.3', 'kW'],
          ['Shut-off head', '81.0', 'm'],
        ]),
      },
      {
        title: 'Construction and materials',
        parameters: parameters([
          ['Suction nozzle', 'DN 100, PN 16, EN 1092-2'],
          ['Discharge nozzle', 'DN 100, PN 16, EN 1092-2'],
          ['Pump head and base', 'Ductile iron EN-GJS-500-7, electro-coated'],
          ['Impellers and diffusers', 'Stainless steel 1.4301'],
          ['Shaft', 'Stainless steel 1.4057'],
        ]),
      },
      {
        title: 'Shaft seal',
        parameters: parameters([
          ['Seal type', 'Cartridge mechanical seal, carbon / SiC, EPDM'],
          ['Potable water approval', 'Required for all wetted elastomers'],
        ]),
      },
      {
        title: 'Driver and weights',
        parameters: parameters([
          ['Motor rating', '15', 'kW'],
          ['Power supply', '400 V, 3-phase, 50 Hz, variable speed drive'],
          ['Motor efficiency class', 'IE4, IP55'],
          ['Weight of pump with motor', '214', 'kg'],
        ]),
      },
    ],
  },
];
