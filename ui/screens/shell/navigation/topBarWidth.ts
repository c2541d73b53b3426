import { onGrid } from '../../../theme/sizes.ts';

/** Container query of the shell's header: the hint has room in one line with the actions. */
export const inOneLine = `(width >= ${onGrid(960)})`;
