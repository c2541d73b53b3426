export * from './csv.ts';
export * from './query.ts';
export * from './textRecord.ts';
