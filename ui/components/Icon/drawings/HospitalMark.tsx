import { createIcon } from '../drawn.tsx';

/** Hospitals: a cross that stands on the ground. */
export const HospitalMark = createIcon('M9.5 3h5v5h5v5h-5v5h-5v-5h-5V8h5zM3 21h18');
