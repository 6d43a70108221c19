import { serveThread } from '../serve-thread.ts';
import { oddComputations } from './odd-computations.ts';

/** Entry of the thread. */
export default serveThread(oddComputations);
