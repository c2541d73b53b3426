export * from './provenDownload.machine.ts';
