import type { Member } from '@vetsync/machines/community/model';
import type { Desk } from '@vetsync/machines/messages/model';
import { sampleProfileOf } from '../profile/index.ts';

const memberOf = (desk: Desk): Omit<Member, 'id'> => {
  const { name, organization, title, location } = sampleProfileOf(desk);
  return { name, service: organization, work: title, location };
};

/** Whom the veteran writes to at each organization. */
export const sampleDesks: Readonly<Record<Desk, Omit<Member, 'id'>>> = {
  recruiter: memberOf('recruiter'),
  university: memberOf('university'),
  nonprofit: memberOf('nonprofit'),
};
