/** Who may open a page: anyone, a signed-in user, an administrator. */
export const accessLevels = ['none', 'user', 'admin'] as const;
export type AccessLevel = (typeof accessLevels)[number];

export interface RouteDefinition {
  /** Path in wouter's pattern syntax. */
  pattern: string;
  /** Document title of the page. */
  title: string;
  requires: AccessLevel;
}

/**
 * All routes of the site (platform spec, section 2, "Route table"). demo/wellness, education and community, which the
 * landing page links to, open the demo platform on that tab. The first matching pattern wins.
 */
export const routes = {
  landing: { pattern: '/', title: 'VetSync', requires: 'none' },
  auth: { pattern: '/auth', title: 'Sign in or sign up', requires: 'none' },
  confirmEmail: { pattern: '/auth/confirm', title: 'Confirm your email', requires: 'none' },
  oneTimeLink: { pattern: '/auth/link', title: 'Sign in by mail', requires: 'none' },
  resetPassword: { pattern: '/auth/reset', title: 'New password', requires: 'none' },
  confirmNewEmail: { pattern: '/auth/new-email', title: 'Confirm your new email', requires: 'none' },
  account: { pattern: '/account/*?', title: 'Your account', requires: 'user' },
  newOrganization: { pattern: '/organizations/new', title: 'Add your organization', requires: 'user' },
  leadsAdmin: { pattern: '/leads-admin', title: 'Leads', requires: 'admin' },
  requestsAdmin: {
    pattern: '/leads-admin/requests',
    title: 'Custom solution requests',
    requires: 'admin',
  },
  adminDashboard: { pattern: '/admin-dashboard', title: 'Admin dashboard', requires: 'admin' },
  platform: { pattern: '/platform/*?', title: 'Platform', requires: 'user' },
  demoPlatform: { pattern: '/demo/platform/*?', title: 'Demo platform', requires: 'none' },
  demoJobBoard: { pattern: '/demo/job-board', title: 'Job board', requires: 'none' },
  demoMembership: { pattern: '/demo/membership', title: 'Membership', requires: 'none' },
  demoBattleBuddy: { pattern: '/demo/battle-buddy', title: 'Battle Buddy', requires: 'none' },
  demoCareerTranslation: {
    pattern: '/demo/career-translation',
    title: 'Career translation',
    requires: 'none',
  },
  demoEducationRecon: { pattern: '/demo/education-recon', title: 'Education recon', requires: 'none' },
  demoWellnessClaims: {
    pattern: '/demo/wellness-claims',
    title: 'Wellness and claims',
    requires: 'none',
  },
  demoMissionMarketplace: {
    pattern: '/demo/mission-marketplace',
    title: 'Mission Marketplace',
    requires: 'none',
  },
  demoVeteranNetwork: { pattern: '/demo/veteran-network', title: 'Veteran network', requires: 'none' },
  demoCivilianMentors: { pattern: '/demo/civilian-mentors', title: 'Civilian mentors', requires: 'none' },
  demoRecruiterDashboard: {
    pattern: '/demo/recruiter-dashboard',
    title: 'Recruiter dashboard',
    requires: 'none',
  },
  demoProviderDashboard: {
    pattern: '/demo/provider-dashboard',
    title: 'Provider dashboard',
    requires: 'none',
  },
  demoHospitalDashboard: {
    pattern: '/demo/hospital-dashboard',
    title: 'Hospital dashboard',
    requires: 'none',
  },
  demoUniversityDashboard: {
    pattern: '/demo/university-dashboard',
    title: 'University dashboard',
    requires: 'none',
  },
  demoNonprofitDashboard: {
    pattern: '/demo/nonprofit-dashboard',
    title: 'Nonprofit dashboard',
    requires: 'none',
  },
  demoOrganizationDetail: {
    pattern: '/demo/organization-detail',
    title: 'Organization',
    requires: 'none',
  },
  demoOrganization: { pattern: '/demo/organization/:id', title: 'Organization', requires: 'none' },
  demoWellness: { pattern: '/demo/wellness', title: 'Wellness', requires: 'none' },
  demoEducation: { pattern: '/demo/education', title: 'Education', requires: 'none' },
  demoCommunity: { pattern: '/demo/community', title: 'Community', requires: 'none' },
  veteranProfile: { pattern: '/veteran-profile', title: 'Veteran profile', requires: 'none' },
} as const satisfies Record<string, RouteDefinition>;
export type RouteName = keyof typeof routes;

/** Any other path. */
export const notFoundTitle = 'Page not found';
