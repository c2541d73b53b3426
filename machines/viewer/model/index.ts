export * from './viewer.ts';
export * from './viewerSample.ts';
