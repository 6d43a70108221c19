/** Seconds between two codes of one sign-in. Apart from the schemas, which the first screen does without. */
export const codePauseSeconds = 30;
