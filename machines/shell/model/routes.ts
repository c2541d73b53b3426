/** Who may open a page: anyone, a signed-in user, an administrator. */
export const accessLevels = ['none', 'user', 'admin'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** Below it, this site has the demo: the pages of a platform, and screens of its own. */
export const demoBase = '/demo';
/** Entry URL of the demo. */
export const demoHref = '/demo/platform';

export interface RouteDefinition {
  /** Path in wouter's pattern syntax. */
  pattern: string;
  requires: AccessLevel;
}

/**
 * All routes of the site (platform spec, section 2, "Route table"). demo/wellness, education and community, which the
 * landing page links to, open the demo platform on that tab. The first matching pattern wins.
 */
export const routes = {
  landing: { pattern: '/', requires: 'none' },
  auth: { pattern: '/auth', requires: 'none' },
  confirmEmail: { pattern: '/auth/confirm', requires: 'none' },
  oneTimeLink: { pattern: '/auth/link', requires: 'none' },
  resetPassword: { pattern: '/auth/reset', requires: 'none' },
  confirmNewEmail: { pattern: '/auth/new-email', requires: 'none' },
  account: { pattern: '/account/*?', requires: 'user' },
  newOrganization: { pattern: '/organizations/new', requires: 'user' },
  joinOrganization: { pattern: '/organizations/join', requires: 'none' },
  organization: { pattern: '/organizations/:slug', requires: 'user' },
  organizationStaff: { pattern: '/organizations/:slug/staff', requires: 'user' },
  organizationListings: { pattern: '/organizations/:slug/listings', requires: 'user' },
  jobImport: { pattern: '/organizations/:slug/listings/import', requires: 'user' },
  listingEditor: { pattern: '/organizations/:slug/listings/:listing', requires: 'user' },
  receivedApplications: { pattern: '/organizations/:slug/applications', requires: 'user' },
  organizationMessages: { pattern: '/organizations/:slug/messages', requires: 'user' },
  leadsAdmin: { pattern: '/leads-admin', requires: 'admin' },
  requestsAdmin: {
    pattern: '/leads-admin/requests',
    requires: 'admin',
  },
  adminDashboard: { pattern: '/admin-dashboard', requires: 'admin' },
  platform: { pattern: '/platform/*?', requires: 'user' },
  demoPlatform: { pattern: '/demo/platform/*?', requires: 'none' },
  demoJobBoard: { pattern: '/demo/job-board', requires: 'none' },
  demoMembership: { pattern: '/demo/membership', requires: 'none' },
  demoBattleBuddy: { pattern: '/demo/battle-buddy', requires: 'none' },
  demoCareerTranslation: {
    pattern: '/demo/career-translation',
    requires: 'none',
  },
  demoEducationRecon: { pattern: '/demo/education-recon', requires: 'none' },
  demoWellnessClaims: {
    pattern: '/demo/wellness-claims',
    requires: 'none',
  },
  demoMissionMarketplace: {
    pattern: '/demo/mission-marketplace',
    requires: 'none',
  },
  demoVeteranNetwork: { pattern: '/demo/veteran-network', requires: 'none' },
  demoCivilianMentors: { pattern: '/demo/civilian-mentors', requires: 'none' },
  demoRecruiterDashboard: {
    pattern: '/demo/recruiter-dashboard',
    requires: 'none',
  },
  demoProviderDashboard: {
    pattern: '/demo/provider-dashboard',
    requires: 'none',
  },
  demoHospitalDashboard: {
    pattern: '/demo/hospital-dashboard',
    requires: 'none',
  },
  demoUniversityDashboard: {
    pattern: '/demo/university-dashboard',
    requires: 'none',
  },
  demoNonprofitDashboard: {
    pattern: '/demo/nonprofit-dashboard',
    requires: 'none',
  },
  demoOrganizationDetail: {
    pattern: '/demo/organization-detail',
    requires: 'none',
  },
  demoOrganization: { pattern: '/demo/organization/:id', requires: 'none' },
  demoWellness: { pattern: '/demo/wellness', requires: 'none' },
  demoEducation: { pattern: '/demo/education', requires: 'none' },
  demoCommunity: { pattern: '/demo/community', requires: 'none' },
  veteranProfile: { pattern: '/veteran-profile', requires: 'none' },
} as const satisfies Record<string, RouteDefinition>;
export type RouteName = keyof typeof routes;
