export { createCommunityTab, communityTabView } from './communityTab.machine.ts';
export type { CommunitySamples, CommunityTabView } from './communityTab.machine.ts';
