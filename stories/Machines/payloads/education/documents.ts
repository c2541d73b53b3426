import { documentPurposes } from '@vetsync/machines/education/model';
import type { documentsMachine } from '@vetsync/machines/documents';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { sampleDocuments } from '../../../support/education.ts';

export const payloads = payloadsOf<typeof documentsMachine>({
  events: {
    'purpose.choose': {
      schema: z.object({ purpose: z.enum(documentPurposes) }),
      ready: () => [{ purpose: 'other' }, { purpose: 'dd214' }, { purpose: 'jst' }, { purpose: 'coe' }],
    },
    'file.choose': {
      schema: z.object({ file: anObject }),
      ready: () => [{ file: { name: 'dd214.pdf', size: 120_000 } }, { file: { name: 'scan.pdf', size: 0 } }],
    },
    'list.changed': {
      schema: z.object({ list: anObject }),
      ready: () => [{ list: { documents: sampleDocuments, removed: [] } }],
    },
    'document.save': {
      schema: z.object({ documentId: z.string() }),
      ready: ({ documents }) => [{ documentId: idOf(documents) }],
    },
    'document.remove': {
      schema: z.object({ documentId: z.string() }),
      ready: ({ documents }) => [{ documentId: idOf(documents) }],
    },
  },
  outputs: {
    loadDocuments: () => [sampleDocuments, []],
    readHead: () => [new TextEncoder().encode('%PDF-1.7'), new TextEncoder().encode('text')],
  },
});
