import { listingEditorMachine, listingEditorView } from '@vetsync/machines/organizations/listingEditor';
import { sessionView } from '@vetsync/machines/account/session';
import { ListingEditor } from '@vetsync/ui/screens/organizations/listings/ListingEditor';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { useSlug } from '../page/links/useSlug.ts';
import { listingDraft } from '../services/browser/listingDraft.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { staffListings } from '../services/http/listings.ts';
import { called } from '../services/calling.ts';
import { StaffFrame } from '../page/StaffFrame.tsx';

export { Waiting } from './organization.tsx';

const machine = listingEditorMachine.provide({
  actors: {
    loadListing: called(staffListings.read),
    saveListing: called(staffListings.save),
    publishListing: called(staffListings.publish),
  },
});

interface ListingAddress {
  slug: string;
  /** Null for a new one. */
  id: string | null;
  kind: string | null;
}

function ListingAt({ slug, id, kind }: ListingAddress) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const [draft] = useState(() => listingDraft(signedIn.user?.id ?? '', `${slug}_${id ?? `new_${kind}`}`));
  const page = usePageActor(machine, {
    input: {
      slug,
      id,
      kind,
      storedDraft: draft.read(),
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'draft.changed': ({ storedDraft }) => draft.write(storedDraft) },
  });
  const view = useSelector(page, listingEditorView);
  return (
    <StaffFrame view={view} current="listings">
      <ListingEditor view={view} send={page.send} />
    </StaffFrame>
  );
}

/** `/organizations/<slug>/listings/<id>`, and `…/listings/new?kind=…`. */
export default function ListingEditorRoute() {
  const slug = useSlug();
  const named = useLocation()[0].split('/')[4] ?? '';
  const search = useSearch();
  const id = named === 'new' ? null : named;
  const kind = id === null ? new URLSearchParams(search).get('kind') : null;
  return <ListingAt key={`${slug} ${named} ${kind}`} slug={slug} id={id} kind={kind} />;
}
