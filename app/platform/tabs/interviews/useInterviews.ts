import { interviewDialogMachine } from '@vetsync/machines/interviewDialog';
import { isUndecided } from '@vetsync/machines/messages/model';
import {
  mergeInterviews,
  parseInterviewDraft,
  type InterviewOpening,
} from '@vetsync/machines/interviews/model';
import type { Interview, InterviewDesk } from '@vetsync/machines/model/world';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { leave } from '../../../page/go.ts';
import { saveCalendarFile } from '../../../services/browser/calendarFile.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import type { SampleDesk } from '../messages/people.ts';
import { useDesk, type DeskContext } from '../portal/useDesk.ts';

/** Interviews of an organization: samples, and what the shared world knows. */
export function useInterviewBook(
  desk: InterviewDesk,
  { world, isSample, known, organization, now }: DeskContext,
) {
  const { briefs } = known;
  const own = useMemo(
    () => world.interviews.filter((interview: Interview) => interview.desk === desk),
    [world.interviews, desk],
  );
  const [samples] = useState(() => {
    const handedIn = new Set(world.jobApplications.map(({ id }) => id));
    const sampled = briefs.filter(({ id }) => !handedIn.has(id));
    return isSample && desk === 'recruiter' ? sampleInterviews(sampled, organization, now) : [];
  });
  const interviews = useMemo(() => mergeInterviews(samples, own), [samples, own]);
  const undecided = useMemo(() => briefs.filter(isUndecided).map(({ id }) => id), [briefs]);
  return useMemo(() => ({ briefs, interviews, undecided }), [briefs, interviews, undecided]);
}

/** The dialog of interviews over a place; `closedHref` is that place without it. */
export function useInterviewDialog(
  desk: InterviewDesk,
  own: SampleDesk,
  asked: InterviewOpening,
  closedHref: () => string,
) {
  const here = useDesk(own);
  // With nobody to meet there is nothing to arrange.
  const opening = here.isSample ? asked : null;
  const book = useInterviewBook(desk, here);
  const storage = useOwnerStorage(`interview_draft_${desk}`);
  const dialog = useActorRef(interviewDialogMachine, {
    input: {
      at: here.at,
      desk,
      organization: here.organization,
      book,
      opening,
      persisted: parseInterviewDraft(storage.read()),
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(dialog);
  const close = useEffectEvent(() => leave(closedHref()));
  useEffect(() => {
    const subscriptions = [
      dialog.on('draft.changed', ({ draft }) => persistDraft(storage, draft)),
      dialog.on('page.saveCalendar', ({ entry }) => void saveCalendarFile(entry)),
      dialog.on('dialog.closed', () => close()),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [dialog, storage]);
  const wanted = JSON.stringify(opening);
  useEffect(
    () => dialog.send({ type: 'location.changed', opening: JSON.parse(wanted) as InterviewOpening }),
    [dialog, wanted],
  );
  useEffect(() => dialog.send({ type: 'book.changed', book }), [dialog, book]);
  return dialog;
}
