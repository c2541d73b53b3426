import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Screens with an arrow to the left. All others have `Breadcrumbs` as the way back (docs/voice.md). */
const arrows: Readonly<Record<string, string>> = {
  'ui/screens/community/network/OpenConversation.tsx': 'leaves a conversation inside its tab',
  'ui/screens/marketplace/OrganizationDetail.tsx': 'the step of an empty state',
  'ui/screens/messages/Inbox.tsx': 'a phone’s list beside the conversation',
  'ui/screens/profile/PublicProfile.tsx': 'closes a preview',
  'ui/screens/profile/Resume.tsx': 'closes a preview',
  'ui/screens/viewer/ProfileViewer.tsx': 'to wherever the reader came from',
  'ui/screens/wellness/AppointmentDetail.tsx': 'the step of an empty state',
};

test('the way back is Breadcrumbs', () => {
  const found = globSync('ui/screens/**/*.tsx', { cwd: root }).filter((path) =>
    readFileSync(resolve(root, path), 'utf8').includes('lucide-react/icons/arrow-left'),
  );
  expect(found.toSorted()).toEqual(Object.keys(arrows));
});
