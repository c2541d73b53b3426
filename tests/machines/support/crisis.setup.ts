import { loadCrisisCheck } from '@vetsync/machines/system/crisis';

/** As after somebody has written the first letter. Tests of the loading have machines of their own. */
await loadCrisisCheck();
