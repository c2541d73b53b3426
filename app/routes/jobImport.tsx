import { jobImportMachine, jobImportView } from '@vetsync/machines/organizations/jobImport';
import { exampleJobsFile } from '@vetsync/samples/organizations';
import { JobImport } from '@vetsync/ui/screens/organizations/listings/JobImport';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../page/usePageActor.ts';
import { useSlug } from '../page/links/useSlug.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { staffListings } from '../services/http/listings.ts';
import { called } from '../services/calling.ts';
import { StaffFrame } from '../page/StaffFrame.tsx';

export { Waiting } from './organization.tsx';

const machine = jobImportMachine.provide({
  actors: {
    loadOwner: called(({ slug }: { slug: string }) => staffListings.loadOwner(slug)),
    importJobs: called(staffListings.importJobs),
  },
});

function ImportAt({ slug }: { slug: string }) {
  const page = usePageActor(machine, {
    input: {
      slug,
      exampleFile: exampleJobsFile,
      intl: browserIntl(),
      now: Date.now,
      newId: () => crypto.randomUUID(),
    },
  });
  const view = useSelector(page, jobImportView);
  return (
    <StaffFrame view={view} current="listings">
      <JobImport view={view} send={page.send} />
    </StaffFrame>
  );
}

/** `/organizations/<slug>/listings/import`. */
export default function JobImportRoute() {
  const slug = useSlug();
  return <ImportAt key={slug} slug={slug} />;
}
