import { defaultLeadSource } from '../../leads/model/leadSource.ts';
import type { LeadSource } from '../../leads/model/leadSource.ts';
import { productName } from '../../system/model/product.ts';

/** What a control of the landing page does: open a page of this site or one of the two dialogs. */
export type LandingAction =
  | { kind: 'route'; href: string }
  | { kind: 'lead'; source: LeadSource }
  | { kind: 'solution' };

export interface LandingLink {
  label: string;
  action: LandingAction;
}

export const capabilityStatuses = ['Active', 'Beta'] as const;
export type CapabilityStatus = (typeof capabilityStatuses)[number];

export interface Capability {
  /** Selects the picture. */
  id: 'health' | 'education' | 'career' | 'community' | 'assistant';
  title: string;
  text: string;
  status: CapabilityStatus;
  link: LandingLink;
}

export interface EnterpriseSpecification {
  id: 'response' | 'security' | 'privacy' | 'reply';
  /** The figure or certificate. */
  value: string;
  label: string;
  text: string;
}

/** Content of the landing page. */
export interface LandingContent {
  productName: string;
  hero: { eyebrow: string; title: string; text: string; primary: LandingLink; secondary: LandingLink };
  capabilities: { title: string; text: string; cards: readonly Capability[] };
  enterprise: {
    title: string;
    text: string;
    specifications: readonly EnterpriseSpecification[];
    review: LandingLink;
    solution: LandingLink;
  };
  footer: { title: string; groups: readonly { title: string; links: readonly LandingLink[] }[] };
}

const lead = (label: string, source: LeadSource): LandingLink => ({
  label,
  action: { kind: 'lead', source },
});
const route = (label: string, href: string): LandingLink => ({ label, action: { kind: 'route', href } });

/**
 * All texts and claims of the landing page (platform spec, sections 1 and 2, "Landing page"; sources of section 9).
 * Operators with other figures or certificates change them here.
 */
export const landingContent: LandingContent = {
  productName,
  hero: {
    eyebrow: 'For veterans, their families and the people who help them',
    title: 'Your next chapter, in step with you',
    text: 'Health, schooling, work and community in one place, with an assistant that knows the way from service to civilian life.',
    primary: route('Experience the Platform', '/demo/platform'),
    secondary: lead('Request Demo', defaultLeadSource),
  },
  capabilities: {
    title: 'Five ways forward',
    text: 'Start with what matters most to you today. The rest is there when you need it.',
    cards: [
      {
        id: 'health',
        title: 'Health and wellness',
        text: 'Find a provider who takes new patients, book a visit and keep track of claims.',
        status: 'Active',
        link: route('See wellness', '/demo/wellness'),
      },
      {
        id: 'education',
        title: 'Education',
        text: 'See what your GI Bill covers, compare programs and apply to several schools at once.',
        status: 'Active',
        link: route('See education', '/demo/education'),
      },
      {
        id: 'career',
        title: 'Career translation',
        text: 'Put your military skills into the words employers use, and meet jobs that fit.',
        status: 'Active',
        link: route('See career translation', '/demo/career-translation'),
      },
      {
        id: 'community',
        title: 'Community and marketplace',
        text: 'Events, mentors and organizations near you, from people who have been there.',
        status: 'Active',
        link: route('See community', '/demo/community'),
      },
      {
        id: 'assistant',
        title: 'Battle Buddy',
        text: 'An assistant for the questions that come up at any hour. Its replies are simulated for now.',
        status: 'Beta',
        link: route('Meet Battle Buddy', '/demo/battle-buddy'),
      },
    ],
  },
  enterprise: {
    title: 'Ready for your institution',
    text: 'Universities, hospitals, nonprofits and employers work with veterans in the same place.',
    specifications: [
      { id: 'response', value: '< 1.2 s', label: 'Response time', text: 'Answers arrive in under 1.2 s.' },
      {
        id: 'security',
        value: 'SOC 2 Type II',
        label: 'Security',
        text: 'Controls audited over time, not on one day.',
      },
      {
        id: 'privacy',
        value: 'HIPAA',
        label: 'Health privacy',
        text: 'Compliant handling of health information.',
      },
      {
        id: 'reply',
        value: '24 hours',
        label: 'Reply',
        text: 'A Solution Architect replies to your request within 24 hours.',
      },
    ],
    review: lead('Schedule a technical review', 'technical_review'),
    solution: { label: 'Request a custom solution', action: { kind: 'solution' } },
  },
  footer: {
    title: 'Where would you like to start?',
    groups: [
      {
        title: 'Get started',
        links: [lead('Join free', 'footer_join_free'), lead('Request a demo', 'footer_request_demo')],
      },
      {
        title: 'Platform',
        links: [
          lead('AI assistant', 'footer_ai_assistant'),
          lead('Career translation', 'footer_career_translation'),
          lead('Benefits navigator', 'footer_benefits_navigator'),
          lead('Community hub', 'footer_community_hub'),
        ],
      },
      {
        title: 'Veterans',
        links: [
          lead('Join VetSync', 'footer_join_vetsync'),
          lead('Resource center', 'footer_resource_center'),
          lead('Veteran community', 'footer_veteran_community'),
          lead('Success stories', 'footer_success_stories'),
        ],
      },
      {
        title: 'Organizations',
        links: [
          lead('Partner program', 'footer_partner_program'),
          lead('API access', 'footer_api_access'),
          lead('Integration', 'footer_integration'),
          lead('Contact sales', 'footer_contact_sales'),
        ],
      },
    ],
  },
};
