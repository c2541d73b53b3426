export * from './community.machine.ts';
export type { CommunityInput, CommunityContext, EventPageRequest, EventSaying } from './community.setup.ts';
export type * from './community.events.ts';
export * from './community.view.ts';
