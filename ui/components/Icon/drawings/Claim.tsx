import { createIcon } from '../drawn.tsx';

/** A claim that was filed: a form with a flag. */
export const Claim = createIcon(
  'M9 4.5H7a2 2 0 0 0-2 2V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V6.5a2 2 0 0 0-2-2h-2M9.5 3h5v3h-5zM9.5 18v-8l5.5 2-5.5 2',
);
