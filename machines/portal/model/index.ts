export * from './badges.ts';
export * from './cycleItem.ts';
export * from './phrases.ts';
export * from './portalSamples.ts';
export * from './table.ts';
export * from './tableCsv.ts';
export * from './tableRoute.ts';
export * from './tableRows.ts';
