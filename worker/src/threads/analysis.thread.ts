import { loadThesauri } from '../search/thesaurus/thesaurus.ts';
import { computations } from './computations.ts';
import { serveThread } from './serve-thread.ts';

// Before the first question, which else would wait for it.
loadThesauri();

/** Entry of the thread. */
export default serveThread(computations);
