/** `sizes` of a picture that takes one of two columns, and the whole width of a phone. */
export const halfOfPage = '(min-width: 1248px) 580px, (min-width: 768px) 47vw, 100vw';
