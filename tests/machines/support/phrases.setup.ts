import type { CodedPhrase } from '@vetsync/machines/system/model';
import { writePhrase } from '@vetsync/ui/language';
import '../../../ui/screens/applications/Applications.phrases.ts';
import '../../../ui/screens/education/Education.phrases.ts';
import '../../../ui/screens/education/application/Deadlines.phrases.ts';
import '../../../ui/screens/battleBuddy/BattleBuddy.phrases.ts';
import '../../../ui/screens/battleBuddy/BattleBuddyPage.phrases.ts';
import '../../../ui/screens/career/Career.phrases.ts';
import '../../../ui/screens/community/Community.phrases.ts';
import '../../../ui/screens/home/Home.phrases.ts';
import '../../../ui/screens/account/Account.phrases.ts';
import '../../../ui/screens/landing/Landing.phrases.ts';
import '../../../ui/screens/leads/Leads.phrases.ts';
import '../../../ui/screens/exchange/ReceivedStatus.phrases.ts';
import '../../../ui/screens/profile/Profile.phrases.ts';
import '../../../ui/screens/system/forms/Input.phrases.ts';
import '../../../ui/screens/hospital/Hospital.phrases.ts';
import '../../../ui/screens/interviews/Interviews.phrases.ts';
import '../../../ui/screens/messages/Messages.phrases.ts';
import '../../../ui/screens/nonprofit/Nonprofit.phrases.ts';
import '../../../ui/screens/organizations/Listings.phrases.ts';
import '../../../ui/screens/organizations/Organizations.phrases.ts';
import '../../../ui/screens/portal/Portal.phrases.ts';
import '../../../ui/screens/portalAnalytics/PortalAnalytics.phrases.ts';
import '../../../ui/screens/recruiter/Recruiter.phrases.ts';
import '../../../ui/screens/reviews/Reviews.phrases.ts';
import '../../../ui/screens/shell/Shell.phrases.ts';
import '../../../ui/screens/shell/panels/Guidance.phrases.ts';
import '../../../ui/screens/system/System.phrases.ts';
import '../../../ui/screens/system/parts/World.phrases.ts';
import '../../../ui/screens/viewer/Viewer.phrases.ts';
import '../../../ui/screens/wellness/Wellness.phrases.ts';
import '../../../ui/screens/university/University.phrases.ts';
import { expect } from 'vitest';

const isPhrase = (value: unknown): value is CodedPhrase =>
  typeof value === 'object' && value !== null && 'code' in value && String(value.code).includes('.');

/** Lets a test compare a phrase with its English text. */
expect.addEqualityTesters([
  (a: unknown, b: unknown) => {
    if (isPhrase(a) && typeof b === 'string') return writePhrase(a) === b;
    if (isPhrase(b) && typeof a === 'string') return writePhrase(b) === a;
    return undefined;
  },
]);
