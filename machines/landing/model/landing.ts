import { demoHref } from '../../shell/model/routes.ts';
import { defaultLeadSource } from '../../leads/model/leadSource.ts';
import type { LeadSource } from '../../leads/model/leadSource.ts';
import { productName } from '../../system/model/product.ts';

/** What a control of the landing page does: open a page of this site or one of the two dialogs. */
export type LandingAction =
  | { kind: 'route'; href: string }
  | { kind: 'lead'; source: LeadSource }
  | { kind: 'solution' };

export const capabilityStatuses = ['active', 'beta'] as const;
export type CapabilityStatus = (typeof capabilityStatuses)[number];

export const capabilities = ['health', 'education', 'career', 'community', 'assistant'] as const;
export type CapabilityId = (typeof capabilities)[number];

export interface Capability {
  /** Selects picture and texts. */
  id: CapabilityId;
  status: CapabilityStatus;
  action: LandingAction;
}

/** What the page promises to institutions, each with a figure or a certificate. */
export const enterpriseSpecifications = ['response', 'security', 'privacy', 'reply'] as const;
export type EnterpriseSpecification = (typeof enterpriseSpecifications)[number];

export const footerGroups = {
  start: ['footer_join_free', 'footer_request_demo'],
  platform: [
    'footer_ai_assistant',
    'footer_career_translation',
    'footer_benefits_navigator',
    'footer_community_hub',
  ],
  veterans: [
    'footer_join_vetsync',
    'footer_resource_center',
    'footer_veteran_community',
    'footer_success_stories',
  ],
  organizations: [
    'footer_partner_program',
    'footer_api_access',
    'footer_integration',
    'footer_contact_sales',
  ],
} as const satisfies Readonly<Record<string, readonly LeadSource[]>>;
export type FooterGroup = keyof typeof footerGroups;
/** Lead sources of the footer's links. Each link is named by its source. */
export type FooterSource = (typeof footerGroups)[FooterGroup][number];

/** Content of the landing page. Screens have the texts. */
export interface LandingContent {
  productName: string;
  hero: { primary: LandingAction; secondary: LandingAction };
  capabilities: readonly Capability[];
  enterprise: {
    specifications: readonly EnterpriseSpecification[];
    review: LandingAction;
    solution: LandingAction;
  };
  footer: readonly {
    group: FooterGroup;
    links: readonly { source: FooterSource; action: LandingAction }[];
  }[];
}

const lead = (source: LeadSource): LandingAction => ({ kind: 'lead', source });
const route = (href: string): LandingAction => ({ kind: 'route', href });

/** All controls of the landing page (platform spec, sections 1 and 2, "Landing page"; sources of section 9). */
export const landingContent: LandingContent = {
  productName,
  hero: { primary: route(demoHref), secondary: lead(defaultLeadSource) },
  capabilities: [
    { id: 'health', status: 'active', action: route('/demo/wellness') },
    { id: 'education', status: 'active', action: route('/demo/education') },
    { id: 'career', status: 'active', action: route('/demo/career-translation') },
    { id: 'community', status: 'active', action: route('/demo/community') },
    { id: 'assistant', status: 'beta', action: route('/demo/battle-buddy') },
  ],
  enterprise: {
    specifications: enterpriseSpecifications,
    review: lead('technical_review'),
    solution: { kind: 'solution' },
  },
  footer: (Object.keys(footerGroups) as FooterGroup[]).map((group) => ({
    group,
    links: footerGroups[group].map((source) => ({ source, action: lead(source) })),
  })),
};
