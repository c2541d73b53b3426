import type {
  CapabilityId,
  CapabilityStatus,
  EnterpriseSpecification,
  FooterGroup,
  FooterSource,
} from '@vetsync/machines/landing/model';

interface CapabilityWords {
  title: string;
  text: string;
  link: string;
}
interface SpecificationWords {
  /** The figure or certificate. */
  value: string;
  label: string;
  text: string;
}

/**
 * All texts and claims of the landing page (platform spec, sections 1 and 2, "Landing page"). Operators with other figures
 * or certificates change them here, and in the translations.
 */
export const landingWords = {
  home: (productName: string) => `${productName} home`,
  pages: 'Platform and account',
  platform: 'Platform',
  admin: 'Admin',
  signIn: 'Sign in',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  hero: {
    eyebrow: 'For veterans, their families and the people who help them',
    title: 'Your next chapter, in step with you',
    text: 'Health, schooling, work and community in one place, with an assistant that knows the way from service to civilian life.',
    primary: 'Experience the Platform',
    secondary: 'Request Demo',
  },
  product: {
    title: 'Your day in one place',
    text: 'What’s next, what’s waiting for you, and where your applications stand. Look around the demo. No sign-up needed.',
    /** Language of the pictures. */
    picture: 'en',
    alt: 'The dashboard of Marcus Delaney, a made-up veteran: a checkup in three days, what’s due, and his open applications.',
    link: 'Open the demo',
  },
  capabilities: {
    title: 'Five ways forward',
    text: 'Start with what matters most to you today. The rest is there when you need it.',
    statuses: { active: 'Active', beta: 'Beta' } satisfies Record<CapabilityStatus, string>,
    cards: {
      health: {
        title: 'Health and wellness',
        text: 'Find a provider who’s taking new patients, book a visit and keep track of claims.',
        link: 'See wellness',
      },
      education: {
        title: 'Education',
        text: 'See what your GI Bill covers, compare programs and apply to several schools at once.',
        link: 'See education',
      },
      career: {
        title: 'Career translation',
        text: 'Put your military skills into the words employers use, and find jobs that fit.',
        link: 'See career translation',
      },
      community: {
        title: 'Community and marketplace',
        text: 'Events, mentors and organizations near you, from people who have been there.',
        link: 'See community',
      },
      assistant: {
        title: 'Battle Buddy',
        text: 'An assistant for the questions that come up at any hour. Its replies are simulated for now.',
        link: 'Meet Battle Buddy',
      },
    } satisfies Record<CapabilityId, CapabilityWords>,
  },
  enterprise: {
    title: 'Ready for your institution',
    text: 'Universities, hospitals, nonprofits and employers work with veterans in the same place.',
    specifications: {
      response: { value: '< 1.2 s', label: 'Response time', text: 'Answers arrive in under 1.2 s.' },
      security: {
        value: 'SOC 2 Type II',
        label: 'Security',
        text: 'Controls audited over time, not on one day.',
      },
      privacy: {
        value: 'HIPAA',
        label: 'Health privacy',
        text: 'Compliant handling of health information.',
      },
      reply: {
        value: '24 hours',
        label: 'Reply',
        text: 'A Solution Architect replies to your request within 24 hours.',
      },
    } satisfies Record<EnterpriseSpecification, SpecificationWords>,
    review: 'Schedule a technical review',
    solution: 'Request a custom solution',
  },
  footer: {
    title: 'Where would you like to start?',
    groups: {
      start: 'Get started',
      platform: 'Platform',
      veterans: 'Veterans',
      organizations: 'Organizations',
    } satisfies Record<FooterGroup, string>,
    links: {
      footer_join_free: 'Join free',
      footer_request_demo: 'Request a demo',
      footer_ai_assistant: 'AI assistant',
      footer_career_translation: 'Career translation',
      footer_benefits_navigator: 'Benefits navigator',
      footer_community_hub: 'Community hub',
      footer_join_vetsync: 'Join VetSync',
      footer_resource_center: 'Resource center',
      footer_veteran_community: 'Veteran community',
      footer_success_stories: 'Success stories',
      footer_partner_program: 'Partner program',
      footer_api_access: 'API access',
      footer_integration: 'Integration',
      footer_contact_sales: 'Contact sales',
    } satisfies Record<FooterSource, string>,
  },
} as const;
