export * from './portalTabContext.ts';
