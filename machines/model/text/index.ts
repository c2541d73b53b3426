export * from './csv.ts';
export * from './query.ts';
