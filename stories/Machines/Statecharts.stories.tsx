import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@vetsync/machines/kit';
import { expect, userEvent, within } from 'storybook/test';
import { MachinePage } from './parts/MachinePage.tsx';
import { machineStories, type StoryModule } from './parts/machineStories.ts';
import { payloadsFor } from './parts/payloadsFor.ts';
import { walked } from './parts/walk.ts';

const meta = {
  title: 'Machines/Statecharts',
  component: MachinePage,
  args: { name: '', stories: [], payloads: { events: {}, outputs: {} } },
  parameters: { controls: { disable: true }, docs: { disable: true } },
  // Each runs a machine, so a docs page of all of them would be too heavy.
  tags: ['!autodocs'],
} satisfies Meta<typeof MachinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A machine's page, generated from the stories that are tagged with its states. */
function machine(name: string, ...files: (() => Promise<StoryModule>)[]): Story {
  return {
    name,
    loaders: [
      async () => ({
        stories: machineStories(name, await Promise.all(files.map((file) => file()))),
        payloads: await payloadsFor(name),
      }),
    ],
    render: (_, { loaded }) => (
      <MachinePage name={name} stories={loaded.stories} payloads={loaded.payloads} />
    ),
    play: async ({ canvas, canvasElement, loaded, step }) => {
      const definition = loaded.stories[0]?.situation.machine;
      await step('Every state is in the chart and can be a starting point', async () => {
        const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')];
        const startedFrom = loaded.stories.flatMap(({ states }: { states: string[] }) => states);
        const everyState = expect.arrayContaining([...statesOf(definition)]);
        await expect(drawn.map(({ dataset }) => dataset.state)).toEqual(everyState);
        await expect(startedFrom).toEqual(everyState);
      });
      await step('Every ready-made payload can be sent where it is accepted', async () => {
        await expect(walked(loaded.stories, loaded.payloads)).toEqual([]);
      });
      await step('Events can be sent, and are logged', async () => {
        const machineSide = within(canvas.getByRole('region', { name: 'The machine' }));
        const [send] = machineSide.queryAllByRole('button', { name: /^Send / });
        await expect(canvasElement.querySelectorAll('[data-active="true"]').length).toBeGreaterThan(0);
        if (!send) return;
        await userEvent.click(send);
        await expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(1);
        await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
        await expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(0);
      });
    },
  };
}

export const AccessLog = machine('accessLog', () => import('../Screens/exchange/AccessLog.stories.tsx'));
export const Booking = machine('booking', () => import('../Screens/bookings/Booking.stories.tsx'));
export const CalendarAddress = machine(
  'calendarAddress',
  () => import('../Screens/account/CalendarAddress.stories.tsx'),
);
export const CalendarSettings = machine(
  'calendarSettings',
  () => import('../Screens/bookings/CalendarSettings.stories.tsx'),
);
export const Referrals = machine('referrals', () => import('../Screens/bookings/Referrals.stories.tsx'));
export const ReferralForm = machine(
  'referralForm',
  () => import('../Screens/bookings/ReferralForm.stories.tsx'),
);
export const StaffBookings = machine(
  'staffBookings',
  () => import('../Screens/bookings/StaffBookings.stories.tsx'),
);
export const TimeChoice = machine('timeChoice', () => import('../Screens/bookings/TimeChoice.stories.tsx'));
export const AccountDeletion = machine(
  'accountDeletion',
  () => import('../Screens/account/AccountDeletion.stories.tsx'),
);
export const AccountPage = machine('accountPage', () => import('../Screens/account/AccountPage.stories.tsx'));
export const AccountPlatform = machine('accountPlatform', () => import('./AccountPlatform.stories.tsx'));
export const AccountProfile = machine(
  'accountProfile',
  () => import('../Screens/account/AccountProfile.stories.tsx'),
);
export const AccountSecurity = machine(
  'accountSecurity',
  () => import('../Screens/account/AccountSecurity.stories.tsx'),
  () => import('../Screens/account/AccountSecurityFactor.stories.tsx'),
);
export const Acting = machine('acting', () => import('./Acting.stories.tsx'));
export const AdminOrganizations = machine(
  'adminOrganizations',
  () => import('../Screens/admin/AdminOrganizations.stories.tsx'),
);
export const AdminOverview = machine(
  'adminOverview',
  () => import('../Screens/admin/AdminOverview.stories.tsx'),
);
export const AdminReports = machine(
  'adminReports',
  () => import('../Screens/admin/AdminReports.stories.tsx'),
);
export const AdminData = machine('adminData', () => import('../Screens/admin/AdminData.stories.tsx'));
export const AdminUsers = machine('adminUsers', () => import('../Screens/admin/AdminUsers.stories.tsx'));
export const ApplicationList = machine(
  'applicationList',
  () => import('../Screens/applications/ApplicationList.stories.tsx'),
);
export const ApplicationDialog = machine(
  'applicationDialog',
  () => import('../Screens/applications/ApplicationDialog.stories.tsx'),
);
export const Appointment = machine(
  'appointment',
  () => import('../Screens/wellness/ScheduleDialog.stories.tsx'),
);
export const Appointments = machine(
  'appointments',
  () => import('../Screens/wellness/AppointmentDetail.stories.tsx'),
  () => import('../Screens/wellness/MedicalAppointments.stories.tsx'),
);
export const Assistant = machine('assistant', () => import('../Screens/battleBuddy/Assistant.stories.tsx'));
export const Auth = machine('auth', () => import('../Screens/auth/Auth.stories.tsx'));
export const BenefitsCalculator = machine(
  'benefitsCalculator',
  () => import('../Screens/education/BenefitsCalculator.stories.tsx'),
);
export const Career = machine(
  'career',
  () => import('../Screens/career/CareerOverview.stories.tsx'),
  () => import('../Screens/career/CareerTranslation.stories.tsx'),
  () => import('../Screens/career/CareerUnknown.stories.tsx'),
  () => import('../Screens/career/InterviewPractice.stories.tsx'),
  () => import('../Screens/career/JobBoard.stories.tsx'),
  () => import('../Screens/career/Salary.stories.tsx'),
);
export const Chat = machine(
  'chat',
  () => import('../Screens/battleBuddy/BattleBuddy.stories.tsx'),
  () => import('../Screens/battleBuddy/Chat.stories.tsx'),
);
export const ClaimEditor = machine(
  'claimEditor',
  () => import('../Screens/wellness/ClaimEditor.stories.tsx'),
);
export const Claims = machine('claims', () => import('../Screens/wellness/Claims.stories.tsx'));
export const AccountWorld = machine('accountWorld', () => import('../Screens/shell/SyncStatus.stories.tsx'));
export const CommonApplication = machine(
  'commonApplication',
  () => import('../Screens/education/CommonApplication.stories.tsx'),
);
export const Community = machine('community', () => import('../Screens/community/Community.stories.tsx'));
export const ConfirmEmail = machine('confirmEmail', () => import('../Screens/auth/ConfirmEmail.stories.tsx'));
export const ConfirmNewEmail = machine(
  'confirmNewEmail',
  () => import('../Screens/auth/ConfirmNewEmail.stories.tsx'),
);
export const ConnectedAccounts = machine(
  'connectedAccounts',
  () => import('../Screens/account/ConnectedAccounts.stories.tsx'),
);
export const Connection = machine('connection', () => import('../Screens/system/OfflineBanner.stories.tsx'));
export const CustomSolution = machine(
  'customSolution',
  () => import('../Screens/landing/CustomSolutionDialog.stories.tsx'),
);
export const Devices = machine('devices', () => import('../Screens/account/Devices.stories.tsx'));
export const Documents = machine('documents', () => import('../Screens/education/Documents.stories.tsx'));
export const Education = machine('education', () => import('../Screens/education/Education.stories.tsx'));
export const EmailLink = machine('emailLink', () => import('../Screens/auth/EmailLink.stories.tsx'));
export const EventEditor = machine(
  'eventEditor',
  () => import('../Screens/community/EventEditor.stories.tsx'),
);
export const Guidance = machine('guidance', () => import('../Screens/shell/GuidancePrompt.stories.tsx'));
export const Inbox = machine('inbox', () => import('../Screens/messages/Inbox.stories.tsx'));
export const InterviewForm = machine(
  'interviewForm',
  () => import('../Screens/interviews/InterviewForm.stories.tsx'),
);
export const Interviews = machine('interviews', () => import('../Screens/interviews/Interviews.stories.tsx'));
export const PayComparison = machine(
  'payComparison',
  () => import('../Screens/career/PayComparison.stories.tsx'),
);
export const InterviewPractice = machine(
  'interviewPractice',
  () => import('../Screens/career/InterviewPractice.stories.tsx'),
);
export const JobImport = machine('jobImport', () => import('../Screens/organizations/JobImport.stories.tsx'));
export const JoinOrganization = machine(
  'joinOrganization',
  () => import('../Screens/organizations/JoinOrganization.stories.tsx'),
);
export const KeptListings = machine('keptListings', () => import('./KeptListings.stories.tsx'));
export const LeadAnalytics = machine(
  'leadAnalytics',
  () => import('../Screens/leads/LeadAnalytics.stories.tsx'),
);
export const LeadCapture = machine(
  'leadCapture',
  () => import('../Screens/landing/EarlyAccessDialog.stories.tsx'),
);
export const LeadsAdmin = machine('leadsAdmin', () => import('../Screens/leads/LeadsAdmin.stories.tsx'));
export const ListingEditor = machine(
  'listingEditor',
  () => import('../Screens/organizations/ListingEditor.stories.tsx'),
);
export const ListingSearch = machine(
  'listingSearch',
  () => import('../Screens/marketplace/ListingSearch.stories.tsx'),
);
export const Mentors = machine('mentors', () => import('../Screens/community/Mentors.stories.tsx'));
export const Network = machine('network', () => import('../Screens/community/Network.stories.tsx'));
export const NewOrganization = machine(
  'newOrganization',
  () => import('../Screens/organizations/NewOrganization.stories.tsx'),
);
export const NotificationMail = machine(
  'notificationMail',
  () => import('../Screens/account/NotificationMail.stories.tsx'),
);
export const Notifications = machine(
  'notifications',
  () => import('../Screens/shell/NotificationInbox.stories.tsx'),
);
export const OneTimeCode = machine('oneTimeCode', () => import('../Screens/auth/OneTimeCode.stories.tsx'));
export const OrganizationDetail = machine(
  'organizationDetail',
  () => import('../Screens/marketplace/OrganizationDetail.stories.tsx'),
);
export const OrganizationListings = machine(
  'organizationListings',
  () => import('../Screens/organizations/OrganizationListings.stories.tsx'),
);
export const OrganizationOverview = machine(
  'organizationOverview',
  () => import('../Screens/exchange/OrganizationOverview.stories.tsx'),
);
export const OrganizationPage = machine(
  'organizationPage',
  () => import('../Screens/organizations/OrganizationPage.stories.tsx'),
);
export const OrganizationReport = machine(
  'organizationReport',
  () => import('../Screens/portalAnalytics/OrganizationReport.stories.tsx'),
);
export const OrganizationSearch = machine(
  'organizationSearch',
  () => import('../Screens/marketplace/OrganizationSearch.stories.tsx'),
);
export const OrganizationStaff = machine(
  'organizationStaff',
  () => import('../Screens/organizations/OrganizationStaff.stories.tsx'),
);
export const Outbox = machine('outbox', () => import('./Outbox.stories.tsx'));
export const OwnOrganizations = machine(
  'ownOrganizations',
  () => import('../Screens/organizations/OwnOrganizations.stories.tsx'),
);
export const Preferences = machine('preferences', () => import('../Screens/shell/SettingsPanel.stories.tsx'));
export const PrivateRecords = machine('privateRecords', () => import('./PrivateRecords.stories.tsx'));
export const ProfileEditor = machine(
  'profileEditor',
  () => import('../Screens/profile/Profile.stories.tsx'),
  () => import('../Screens/profile/Resume.stories.tsx'),
);
export const ProfileSwitch = machine(
  'profileSwitch',
  () => import('../Screens/shell/ProfileSwitcher.stories.tsx'),
);
export const ProfileViewer = machine(
  'profileViewer',
  () => import('../Screens/viewer/ProfileViewer.stories.tsx'),
);
export const ProvenDownload = machine('provenDownload', () => import('./ProvenDownload.stories.tsx'));
export const OwnProviders = machine(
  'ownProviders',
  () => import('../Screens/wellness/OwnProviders.stories.tsx'),
);
export const Reauthenticate = machine(
  'reauthenticate',
  () => import('../Screens/account/ReauthenticateDialog.stories.tsx'),
);
export const ReceivedApplications = machine(
  'receivedApplications',
  () => import('../Screens/exchange/ReceivedApplications.stories.tsx'),
  () => import('../Screens/exchange/ReceivedApplicationsPanel.stories.tsx'),
  () => import('../Screens/exchange/ReceivedApplicationsSelection.stories.tsx'),
  () => import('../Screens/reviews/Decision.stories.tsx'),
  () => import('../Screens/reviews/ReviewDialog.stories.tsx'),
  () => import('../Screens/university/UniversityApplications.stories.tsx'),
);
export const Recover = machine('recover', () => import('../Screens/auth/Recover.stories.tsx'));
export const ResetPassword = machine(
  'resetPassword',
  () => import('../Screens/auth/ResetPassword.stories.tsx'),
);
export const RouteGuard = machine('routeGuard', () => import('../Screens/system/RouteGuard.stories.tsx'));
export const SecondFactor = machine('secondFactor', () => import('../Screens/auth/SecondFactor.stories.tsx'));
export const SentApplication = machine(
  'sentApplication',
  () => import('../Screens/exchange/SentApplication.stories.tsx'),
);
export const SolutionRequests = machine(
  'solutionRequests',
  () => import('../Screens/leads/SolutionRequests.stories.tsx'),
);
export const Countdown = machine('countdown', () => import('../Screens/reference/Countdown.stories.tsx'));
export const Occupations = machine(
  'occupations',
  () => import('../Screens/reference/Occupations.stories.tsx'),
);
export const Schools = machine('schools', () => import('../Screens/reference/Schools.stories.tsx'));
export const SchoolComparison = machine(
  'schoolComparison',
  () => import('../Screens/education/SchoolComparison.stories.tsx'),
);
export const OwnDates = machine('ownDates', () => import('../Screens/reference/OwnDates.stories.tsx'));
export const Places = machine('places', () => import('../Screens/reference/Places.stories.tsx'));
export const Session = machine(
  'session',
  () => import('../Screens/landing/Landing.stories.tsx'),
  () => import('../Screens/system/Account.stories.tsx'),
);
export const Shell = machine(
  'shell',
  () => import('../Screens/shell/ShellFrame.stories.tsx'),
  () => import('../Screens/shell/ShellPanel.stories.tsx'),
);
export const SkillTranslation = machine(
  'skillTranslation',
  () => import('../Screens/career/CareerTranslation.stories.tsx'),
);
export const StaffNotifications = machine(
  'staffNotifications',
  () => import('../Screens/exchange/StaffNotifications.stories.tsx'),
);
export const Toasts = machine(
  'toasts',
  () => import('../Components/ToastRegion.stories.tsx'),
  () => import('../Screens/system/Toasts.stories.tsx'),
);
export const VeteranHome = machine('veteranHome', () => import('../Screens/home/VeteranHome.stories.tsx'));
export const VeteranVerification = machine(
  'veteranVerification',
  () => import('../Screens/account/VeteranVerification.stories.tsx'),
);
export const WellnessCheck = machine(
  'wellnessCheck',
  () => import('../Screens/wellness/WellnessCheck.stories.tsx'),
);
export const World = machine('world', () => import('../Screens/shell/DemoLabel.stories.tsx'));
export const Candidacy = machine('candidacy', () => import('../Screens/exchange/Candidacy.stories.tsx'));
export const Candidates = machine('candidates', () => import('../Screens/exchange/Candidates.stories.tsx'));
export const CaseServices = machine(
  'caseServices',
  () => import('../Screens/exchange/CaseServices.stories.tsx'),
);
export const Cases = machine(
  'cases',
  () => import('../Screens/exchange/Cases.stories.tsx'),
  () => import('../Screens/exchange/CaseRecord.stories.tsx'),
);
