import { jobImportMachine, jobImportView } from '@vetsync/machines/organizations/jobImport';
import { exampleJobsFile } from '@vetsync/samples/organizations';
import { sessionView } from '@vetsync/machines/account/session';
import { JobImport } from '@vetsync/ui/screens/organizations/listings/JobImport';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { useSlug } from '../page/links/useSlug.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { saveFile } from '../services/browser/saveFile.ts';
import { staffListings } from '../services/http/listings.ts';
import { called } from '../services/calling.ts';

export { Waiting } from './organization.tsx';

const machine = jobImportMachine.provide({
  actors: {
    loadOwner: called(({ slug }: { slug: string }) => staffListings.loadOwner(slug)),
    importJobs: called(staffListings.importJobs),
  },
});

function ImportAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const page = usePageActor(machine, {
    input: {
      slug,
      exampleFile: exampleJobsFile,
      intl: browserIntl(),
      now: Date.now,
      newId: () => crypto.randomUUID(),
    },
    on: { 'page.saveFile': ({ file }) => saveFile(file) },
  });
  const view = useSelector(page, jobImportView);
  return (
    <OrganizationFrame
      organization={view.organization}
      candidatesHref={view.candidatesHref}
      current={view.organization && 'listings'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <JobImport view={view} send={page.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/listings/import`. */
export default function JobImportRoute() {
  const slug = useSlug();
  return <ImportAt key={slug} slug={slug} />;
}
