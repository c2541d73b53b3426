import {
  demoInterviewsHref,
  parseInterviewsRoute,
  type InterviewSamples,
} from '@vetsync/machines/interviews/model';
import { formatQuery } from '@vetsync/machines/model/text';
import { reviewStep, shellHref } from '@vetsync/machines/shell/model';
import type { TabInput } from '@vetsync/machines/shell/platform';
import { InventedInterviews } from '@vetsync/ui/screens/interviews/Interviews';
import { useState } from 'react';
import { demoInterviews } from '../../../demo/demoInterviews.ts';
import { useOwner, usePlatform, useShell, useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { PortalInterviews } from './PortalInterviews.tsx';

export const logic = demoPage<InterviewSamples>();

const reviewTabs = { recruiter: 'dashboard', university: 'applications' } as const;

/** The interviews of a demo organization. */
export function DemoInterviews({ tab: { samples, now, write } }: { tab: TabInput<InterviewSamples> }) {
  const { actor } = usePlatform();
  const { query } = useShell().content;
  const owner = useOwner();
  const { role, profile } = samples;
  const [server] = useState(() =>
    demoInterviews({
      samples,
      world: actor.world,
      role,
      name: profile.organization,
      self: { id: owner, name: profile.name },
      write,
      now,
    }),
  );
  const [path = ''] = demoInterviewsHref(role).split('?');
  return (
    <PortalInterviews
      slug={role}
      self={{ server, owner }}
      now={now}
      route={parseInterviewsRoute(formatQuery(query))}
      address={{
        path,
        href: (route) => demoInterviewsHref(role, route),
        applicationHref: (id) => shellHref({ role, tab: reviewTabs[role], detail: [reviewStep, id] }),
      }}
      note={<InventedInterviews />}
    />
  );
}

/** The recruiter's interviews. */
export default function InterviewsTab() {
  const tab = useTab(logic, ({ context }) => context);
  return tab && <DemoInterviews key={tab.epoch} tab={tab} />;
}
