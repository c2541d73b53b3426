import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Screens with an arrow to the left. All others have `Breadcrumbs` as the way back (docs/voice.md). */
const arrows: Readonly<Record<string, string>> = {
  'ui/screens/community/network/OpenConversation.tsx': 'leaves a conversation inside its tab',
  'ui/screens/messages/Inbox.tsx': 'a phone’s list beside the conversation',
  'ui/screens/profile/PublicProfile.tsx': 'closes a preview',
  'ui/screens/profile/Resume.tsx': 'closes a preview',
  'ui/screens/viewer/ProfileViewer.tsx': 'to wherever the reader came from',
  'ui/screens/wellness/AppointmentDetail.tsx': 'the step of an empty state',
};

/** Screens whose first heading isn't in a `PageHead`. */
const ownHeads: Readonly<Record<string, string>> = {
  'ui/screens/auth/AuthFrame.tsx': 'a card without a navigation',
  'ui/screens/auth/steps/AuthStep.tsx': 'a card without a navigation',
  'ui/screens/auth/steps/AuthWait.tsx': 'a card without a navigation',
  'ui/screens/auth/steps/Outcome.tsx': 'a card without a navigation',
  'ui/screens/landing/Landing.tsx': 'a slogan on a drawing',
  'ui/screens/organizations/JoinOrganization.tsx': 'a card without a navigation',
  'ui/screens/organizations/listings/public/PublicMissing.tsx': 'an error',
  'ui/screens/profile/Profile.tsx': 'hidden while it loads',
  'ui/screens/profile/ProfileHeader.tsx': 'a portrait with facts',
  'ui/screens/shell/PageLoading.tsx': 'stands for the head to come',
  'ui/screens/shell/TabFailed.tsx': 'an error',
  'ui/screens/system/ErrorBoundaryScreen.tsx': 'an error',
  'ui/screens/system/NotFound.tsx': 'an error',
  'ui/screens/system/RouteGuard.tsx': 'an error',
  'ui/screens/viewer/ProfileViewer.tsx': 'a portrait with facts',
  'ui/screens/wellness/WellnessCheck.tsx': 'hidden: a question has the page for itself',
};

test('the head of a page is PageHead', () => {
  const found = globSync('ui/screens/**/*.tsx', { cwd: root }).filter((path) =>
    /<Heading[^>]*\blevel=\{1\}/.test(readFileSync(resolve(root, path), 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(ownHeads));
});

/** Screens with a heading that is announced, besides `FoundCount`. */
const liveHeadings: Readonly<Record<string, string>> = {
  'ui/screens/bookings/StaffBookings.tsx': 'the days that are shown',
  'ui/screens/reference/SchoolSearch.tsx': 'a count with the mark of its source',
};

test('a count of results is FoundCount', () => {
  const found = globSync('ui/screens/**/*.tsx', { cwd: root }).filter((path) =>
    /<Heading[^>]*\bisLive\b/.test(readFileSync(resolve(root, path), 'utf8')),
  );
  expect(found.filter((path) => !path.endsWith('/FoundCount.tsx')).toSorted()).toEqual(
    Object.keys(liveHeadings),
  );
});

test('the way back is Breadcrumbs', () => {
  const found = globSync('ui/screens/**/*.tsx', { cwd: root }).filter((path) =>
    readFileSync(resolve(root, path), 'utf8').includes('lucide-react/icons/arrow-left'),
  );
  expect(found.toSorted()).toEqual(Object.keys(arrows));
});
