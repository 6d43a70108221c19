import type { PumpDatasheet } from './parameters.ts';
import { auxiliaryPumps } from './pumps-auxiliary.ts';
import { processPumps } from './pumps-process.ts';

export const pumps: PumpDatasheet[] = [...processPumps, ...auxiliaryPumps];

export const quantityOf = (pump: PumpDatasheet): number => pump.working + pump.standby;

/** The specified value of one parameter, for texts and tables that repeat it; undefined where the sheet has no such line. */
export function specified(pump: PumpDatasheet, name: string): string | undefined {
  const found = pump.groups.flatMap((group) => group.parameters).find((parameter) => parameter.name === name);
  return found && (found.unit ? `${found.value} ${found.unit}` : found.value);
}
