import { statesOf } from '../../kit/index.ts';
import { provenDownloadMachine } from './provenDownload.machine.ts';

export * from './provenDownload.machine.ts';
export const provenDownloadStates = statesOf(provenDownloadMachine);
