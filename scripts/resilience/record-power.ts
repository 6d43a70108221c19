import { cutPowerOnSignal } from '@bidloom/db/testing-power';

/** Given to the product by `node --import`: at SIGUSR2 its power is cut, and `POWER_CUT_TO` has what is left of its database. */
cutPowerOnSignal(String(process.env.POWER_CUT_TO));
