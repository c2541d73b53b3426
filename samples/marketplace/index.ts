export * from './foundationPrograms.ts';
export * from './organizations.ts';
