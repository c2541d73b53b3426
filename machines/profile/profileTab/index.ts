export { createProfileTab } from './profileTab.machine.ts';
export type { ProfileCalls, ProfileSamples } from './profileTab.machine.ts';
