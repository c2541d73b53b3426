export * from './counts.ts';
export * from './names.ts';
