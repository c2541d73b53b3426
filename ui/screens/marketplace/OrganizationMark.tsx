import type { OrganizationCategory } from '@vetsync/machines/marketplace/model';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';

const tones: Record<OrganizationCategory, AvatarProps['tone']> = {
  'veterans-orgs': 'user',
  community: 'nonprofit',
  volunteer: 'admin',
  networking: 'recruiter',
  education: 'university',
  health: 'hospital',
};

interface OrganizationMarkProps {
  name: string;
  /** @default unknown */
  category: OrganizationCategory | undefined;
}

/** Initials of an organization before its hill, in the color of its category, if it is known. Its name is beside it. */
export const OrganizationMark = ({ name, category }: OrganizationMarkProps) => (
  <Avatar name={name} tone={category ? tones[category] : 'own'} shape="organization" />
);
