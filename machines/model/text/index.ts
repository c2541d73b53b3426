export * from './contact.ts';
export * from './csv.ts';
export * from './names.ts';
export * from './plainText.ts';
export * from './query.ts';
export * from './stored.ts';
