// Loaded before a product that is tested (`--import`): a model that says nothing is given up after seconds, not after a minute.
import { defaultPatience } from '@bidloom/worker/src/analyst/langchain/patience.ts';

defaultPatience.silenceMs = 15_000;
