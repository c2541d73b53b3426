import { onGrid } from '../../theme/sizes.ts';

/** Known before a list has its place beside its button, so that it can open at what is selected. */
export const longHeight = `min(${onGrid(400)}, 50dvh)`;
