import type { Member } from '@vetsync/machines/community/model';
import type { MessagingRole } from '@vetsync/machines/messages/model';
import { sampleProfileOf } from '../profile/index.ts';

const memberOf = (role: MessagingRole): Omit<Member, 'id'> => {
  const { name, organization, title, location } = sampleProfileOf(role);
  return { name, service: organization, work: title, location };
};

/** Whom the veteran writes to at each organization. */
export const sampleOrganizationMembers: Readonly<Record<MessagingRole, Omit<Member, 'id'>>> = {
  recruiter: memberOf('recruiter'),
  university: memberOf('university'),
  nonprofit: memberOf('nonprofit'),
};
