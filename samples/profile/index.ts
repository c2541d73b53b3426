export * from './profileSamples.ts';
export * from './profiles.ts';
