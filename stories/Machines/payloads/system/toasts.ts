import type { toastsMachine } from '@vetsync/machines/toasts';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { systemPhrase } from '@vetsync/machines/system/model';

export const payloads = payloadsOf<typeof toastsMachine>({
  events: {
    'toast.show': {
      schema: z.object({ toast: anObject }),
      ready: () => [
        { toast: { title: systemPhrase('leadSavedTitle'), description: systemPhrase('leadSaved') } },
      ],
    },
  },
});
