/** For screen readers only. Lengths are strings: MUI reads numbers up to one as a fraction of the width. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
