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
  category: OrganizationCategory;
}

/** Initials of an organization before its hill, in the color of its category. Its name is beside it. */
export const OrganizationMark = ({ name, category }: OrganizationMarkProps) => (
  <Avatar name={name} tone={tones[category]} shape="organization" />
);
