/** The mark of the header and of letters: a hoistway, and the car on its way up. */
export const logo = {
  /** Of the square that the paths are in. */
  size: 40,
  doors: 'M2 2h10v36H2zM28 2h10v36H28z',
  rails: 'M15 2h2v36h-2zM23 2h2v36h-2z',
  railsOpacity: 0.35,
  car: 'M12 24V15l8-8 8 8v9z',
  carColor: '#e07b2f',
} as const;
