export * from './events.ts';
export * from './mentors.ts';
export * from './network.ts';
export * from './organizations.ts';
