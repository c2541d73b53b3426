export * from './chat.ts';
export * from './keptTalk.ts';
export * from './phrases.ts';
