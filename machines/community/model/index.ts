export * from './communityRoute.ts';
export * from './eventDraft.ts';
export * from './eventFilters.ts';
export * from './events.ts';
export * from './listedEvents.ts';
export * from './mentors.ts';
export * from './network.ts';
export * from './phrases.ts';
