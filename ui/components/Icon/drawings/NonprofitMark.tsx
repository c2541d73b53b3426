import { createIcon } from '../drawn.tsx';

/** Nonprofits: a heart under a roof. */
export const NonprofitMark = createIcon(
  'M3 11l9-7 9 7M6 9.5V20h12V9.5M12 17l-2.6-2.5a1.7 1.7 0 0 1 2.6-2.2 1.7 1.7 0 0 1 2.6 2.2z',
);
