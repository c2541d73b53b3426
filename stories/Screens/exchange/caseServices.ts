import type { ServiceRow } from '@vetsync/machines/model/exchange';
import { participants } from './cases.tsx';

const [marisol, devon] = participants;
const rowOf = (
  one: (typeof participants)[number],
  { id, name, status, requestedAt }: Pick<ServiceRow, 'id' | 'name' | 'status' | 'requestedAt'>,
): ServiceRow => ({
  id,
  name,
  status,
  requestedAt,
  caseId: one.id,
  personName: one.personName,
  title: one.title,
  owner: one.owner,
  updatedAt: one.updatedAt,
});

/** What two of the invented participants have asked for. */
export const serviceRows: readonly ServiceRow[] = [
  rowOf(marisol!, marisol!.services[0]!),
  rowOf(devon!, {
    id: 's4',
    name: 'Talking with a landlord',
    status: 'waiting',
    requestedAt: devon!.openedAt,
  }),
  rowOf(marisol!, marisol!.services[1]!),
];
