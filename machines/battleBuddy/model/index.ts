export * from './chat.ts';
export * from './phrases.ts';
