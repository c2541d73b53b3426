export * from './assistant.ts';
export * from './chat.ts';
export * from './phrases.ts';
export * from './assistantServer.ts';
