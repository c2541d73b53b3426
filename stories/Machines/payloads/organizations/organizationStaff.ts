import type { organizationStaffMachine } from '@vetsync/machines/organizationStaff';
import { memberRoles } from '@vetsync/machines/organizations/model';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { staff } from '../../../support/organizations.ts';

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: z.enum(memberRoles) }),
  ...(['handOver', 'remove', 'leave', 'withdraw', 'resend'] as const).map((kind) =>
    z.object({ kind: z.literal(kind) }),
  ),
]);

export const payloads = payloadsOf<typeof organizationStaffMachine>({
  events: {
    'field.change': {
      schema: z.object({ field: z.enum(['email', 'role']), value: z.string() }),
      ready: () => [
        { field: 'email', value: 'kim.park@harbor-health.example' },
        { field: 'role', value: 'reviewer' },
      ],
    },
    'staff.ask': {
      schema: z.object({ id: z.string(), action }),
      ready: () => [
        { id: staff.members[1]!.userId, action: { kind: 'role', role: 'viewer' } },
        { id: staff.members[1]!.userId, action: { kind: 'remove' } },
        { id: staff.invitations![0]!.id, action: { kind: 'resend' } },
        { id: staff.members[0]!.userId, action: { kind: 'leave' } },
      ],
    },
  },
  outputs: { loadStaff: () => [staff] },
});
