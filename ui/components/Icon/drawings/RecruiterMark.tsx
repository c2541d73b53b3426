import { createIcon } from '../drawn.tsx';

/** Recruiters: a briefcase with the horizon on it. */
export const RecruiterMark = createIcon(
  'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM9 8V5h6v3M6 17l4-4.5 3 3 2-2 3 3.5',
);
