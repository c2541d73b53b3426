export * from './assistant.ts';
export * from './chat.ts';
export * from './storedChat.ts';
export * from './phrases.ts';
