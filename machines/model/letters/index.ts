export * from './letter.ts';
export * from './notices.ts';
export * from './proofs.ts';
