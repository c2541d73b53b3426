export * from './completion.ts';
export * from './phrases.ts';
export * from './portraits.ts';
export * from './profile.ts';
export * from './profileDraft.ts';
export * from './publicProfile.ts';
export * from './resume.ts';
