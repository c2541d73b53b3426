import { createIcon } from '../drawn.tsx';

/** Universities: a hall with four columns. */
export const UniversityMark = createIcon(
  'M3 9.5L12 4l9 5.5zM5 9.5V18M9.7 9.5V18M14.3 9.5V18M19 9.5V18M3 20.5h18',
);
