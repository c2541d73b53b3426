import type { NewOrganizationDraft, Organization } from '@vetsync/machines/organizations/model';
import { seenAt } from './leads.ts';

/** An invented hospital, as somebody enters it. */
export const newOrganization: NewOrganizationDraft = {
  kind: 'hospital',
  name: 'Harbor Health',
  website: 'https://harbor-health.example',
  about: 'Care for veterans and their families, close to home.',
  contactEmail: 'hello@harbor-health.example',
  phone: '(555) 010-4477',
  location: 'Norfolk, VA',
  zip: '23510',
};

const at = new Date(seenAt).toISOString();
/** The same, as the server stored it. */
export const organization: Organization = {
  ...newOrganization,
  kind: 'hospital',
  id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0901',
  slug: 'harbor-health',
  status: 'pending',
  createdAt: at,
  updatedAt: at,
  version: 1,
};
