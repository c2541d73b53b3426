export * from './createPortalTab.ts';
export { tableChild } from './tableChild.ts';
export type { TableChildOptions } from './tableChild.ts';
export { tablePositions } from './tablePositions.ts';
export type { TablePositions } from './tablePositions.ts';
