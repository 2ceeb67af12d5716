/** Deep navy and steel, one warm accent; contrast of text is 4.5:1 or more on white and on navy. */
export const palette = {
  primary: { main: '#0b1f3a', dark: '#071428', contrastText: '#fff' },
  secondary: { main: '#b4531a', dark: '#8f3f10', light: '#f0a35e', contrastText: '#fff' },
  text: { primary: '#14202f', secondary: '#56677d' },
  background: { default: '#fff', paper: '#fff' },
  // `grey.100` is the quiet ground of every second section.
  grey: { 100: '#f4f6f9', 200: '#dfe5ec' },
  divider: '#dfe5ec',
  error: { main: '#b3261e' },
  success: { main: '#1c6b3c' },
};

/** A section on a dark ground sets the variable. */
export const focusColor = `var(--focus-color, ${palette.secondary.main})`;
