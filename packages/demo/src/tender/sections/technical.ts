import { bullets, type Chapter, centered, clauses, columns, heading, paragraph, rows, tall, wide } from '../blocks.ts';
import { generalRequirements } from './technical-general.ts';

export const technical: Chapter = {
  title: 'Technical specification',
  id: 'technical',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        ...generalRequirements,
        heading(2, 'Pumps', 'pump-requirements'),
        heading(3, 'Hydraulic design'),
        paragraph(
          'Centrifugal pumps have a head curve that rises steadily to shut-off; the shut-off head lies between 115% and 140% of the rated head. The rated point lies between 80% and 105% of the capacity at the best efficiency point. An impeller of the maximum diameter would raise the rated head by at least 5%. Pumps of one tag group run in parallel without restriction.',
          'fact:curve',
        ),
        heading(3, 'NPSH'),
        paragraph(
          'The margin between NPSH available and NPSH required at the rated capacity is at least 1.5 m, and at least 1.0 m at 120% of it. NPSH required is defined by a head drop of 3%. The suction specific speed does not exceed 11,000 (US units).',
          'fact:npsh',
        ),
        heading(3, 'Guaranteed figures', 'guarantees'),
        paragraph(
          'The Supplier guarantees capacity, head, efficiency and NPSH required at the rated point without negative tolerance on efficiency. Other tolerances follow ISO 9906, grade 1B. If the efficiency measured falls short of the guaranteed figure by more than 2 percentage points, the Authority may reject the pump; for a smaller shortfall, clause {ref:efficiency-damages} applies.',
        ),
        heading(3, 'Mechanical design'),
        clauses([
          'Casings withstand a hydrostatic test of 1.5 times the maximum working pressure without leakage.',
          'Rotors are balanced dynamically to grade G 2.5 of ISO 21940-11; the first critical speed is at least 25% above the highest operating speed.',
          'Vibration velocity on bearing housings does not exceed 2.8 mm/s RMS within the preferred operating range (70% to 120% of the best efficiency point) according to ISO 20816-7.',
          'Bearings are grease-lubricated up to 160 kW, oil-lubricated above, each with a Pt100 resistance thermometer for motors of 90 kW and more.',
          'Couplings are flexible with spacer, so that the back pull-out unit or the seal can be taken out without moving the motor. Guards comply with ISO 14120.',
          'Baseplates are of welded steel, machined at the feet, with levelling screws and grouting holes; their natural frequencies stay 20% away from the speed range.',
        ]),
        heading(3, 'Motors'),
        {
          kind: 'table',
          title: 'Motor requirements',
          columns: columns(34, centered(22), centered(22), centered(22)),
          header: [
            [tall('Requirement'), wide('Rated power', 3)],
            ['Below 15 kW', '15 kW to below 90 kW', '90 kW and above'],
          ],
          rows: rows(`
            Efficiency class (IEC 60034-30-1) | as in datasheet | IE4 | IE4
            Power reserve over shaft power at rated point | 20% | 15% | 15%
            Insulation / temperature rise | F / B | F / B | H / F
            Winding sensors | PTC | PTC | 6 x Pt100
            Anti-condensation heater | no | yes | yes
            Insulated bearing at non-drive end | no | no | yes, with speed drive
          `),
        },
        heading(2, 'Valves', 'valve-requirements'),
        heading(3, 'General'),
        paragraph(
          'Valves are suitable for the pressure rating on either side with the other side empty. They close clockwise. Torques given in the datasheets are those at the valve shaft at full differential pressure. Valves of DN 300 and larger have feet and lifting eyes.',
        ),
        heading(3, 'Gate and butterfly valves'),
        bullets([
          'Resilient-seated gate valves: full bore without pocket, stem sealing by at least two O-rings, exchangeable under pressure.',
          'Butterfly valves: double eccentric, sealing ring exchangeable without taking out the disc; gearbox IP68 in chambers, IP67 elsewhere.',
        ]),
        heading(3, 'Check, control and air valves'),
        bullets([
          'Check valves close without slam: the pressure rise at a trip of all pumps does not exceed 20% of the working pressure.',
          'Control valves are free of cavitation over the controlled range; the bidder submits the calculation with the technical bid.',
          'Air valves open under full working pressure for small quantities of air and close without spill.',
        ]),
        heading(3, 'Electric actuators'),
        paragraph(
          'Actuators comply with EN ISO 22153, supply 400 V, 3-phase, 50 Hz, enclosure IP68, integral controls with fieldbus Profibus DP and a local panel. They are sized for 1.5 times the maximum operating torque of the valve, have a handwheel that does not turn under motor drive, and torque and position switches for both directions.',
          'fact:actuators',
        ),
        heading(2, 'Packing, marking and storage'),
        paragraph(
          'Goods are packed for road transport and for 12 months of storage under roof. Flanges are closed with steel or plywood covers and rubber gaskets, machined surfaces are coated with a removable preservative, and desiccant is put into closed spaces. Each case bears tender number, tag, gross and net weight, centre of gravity, and a waterproof packing list. Wood complies with ISPM 15.',
        ),
      ],
    },
  ],
};
