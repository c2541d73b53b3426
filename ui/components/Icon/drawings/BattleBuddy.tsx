import { createIcon } from '../drawn.tsx';

/** Battle Buddy: two peaks side by side, in a conversation. */
export const BattleBuddy = createIcon(
  'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM6.5 13l3.2-4.5 2.2 2.9M10.9 13l3.4-4 3.2 4',
);
