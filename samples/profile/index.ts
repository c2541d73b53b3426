export * from './demoPeople.ts';
export * from './profileSamples.ts';
export * from './profiles.ts';
