import { createIcon } from '../drawn.tsx';

/** A service record, such as DD Form 214: a sheet with two chevrons. */
export const ServiceRecord = createIcon(
  'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5M9 13.2l3-2.2 3 2.2M9 17.2l3-2.2 3 2.2',
);
