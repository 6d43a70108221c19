/** Media query for fingers, and for phones: there, targets are larger, and texts are edited above the keyboard of the screen. */
export const touch = '(pointer: coarse), (max-width: 640px)';

/** A button that a finger hits, for `makeStyles`. */
export const touchTarget = { [`@media ${touch}`]: { minWidth: '40px', minHeight: '40px' } };
