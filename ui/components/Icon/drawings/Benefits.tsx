import { createIcon } from '../drawn.tsx';

/** Earned benefits: the sun rising on a shield. */
export const Benefits = createIcon(
  'M12 3l7 2.6V11c0 4.4-2.9 7.9-7 10-4.1-2.1-7-5.6-7-10V5.6zM8.5 14a3.5 3.5 0 0 1 7 0M7.2 14h9.6M12 7.6v1.2',
);
