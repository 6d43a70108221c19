/** Only for screen readers, for `makeStyles`: `display: none` would hide it from them, too. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
