export * from './correspondents.ts';
export * from './interviewsPlace.ts';
export * from './messagesPlace.ts';
