export { letter, letterStyle, escapeHtml } from './letter.ts';
export type { Letter, Part, Site } from './letter.ts';
export * from './notices.ts';
export * from './notifications.ts';
export * from './proofs.ts';
export * from './subscribedEntries.ts';
