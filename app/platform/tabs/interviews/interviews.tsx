import { interviewDialogView } from '@vetsync/machines/interviewDialog';
import { interviewsMachine, interviewsView } from '@vetsync/machines/interviews';
import {
  interviewsHref,
  readInterviewOpening,
  readInterviewsRoute,
} from '@vetsync/machines/interviews/model';
import { InterviewDialog } from '@vetsync/ui/screens/interviews/InterviewDialog';
import { Interviews } from '@vetsync/ui/screens/interviews/Interviews';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import { recruiterDesk } from '../recruiter/desk.ts';
import { useDesk } from '../portal/useDesk.ts';
import { useInterviewBook, useInterviewDialog } from './useInterviews.ts';

/** The recruiter's interviews, and the dialog of one of them. */
export default function InterviewsTab() {
  const here = useDesk(recruiterDesk);
  const { at, isSample, detail, query } = here;
  const { interviews } = useInterviewBook('recruiter', here);
  const address = JSON.stringify(readInterviewsRoute(query));
  const route = useMemo(() => JSON.parse(address) as ReturnType<typeof readInterviewsRoute>, [address]);
  const list = useActorRef(interviewsMachine, {
    input: { at, interviews, route, isSample, reader: browserReader(), now: Date.now },
  });
  usePlatformEvents(list);
  useEffect(() => list.send({ type: 'location.changed', route }), [list, route]);
  useEffect(() => list.send({ type: 'interviews.changed', interviews }), [list, interviews]);
  const dialog = useInterviewDialog('recruiter', recruiterDesk, readInterviewOpening(detail, query), () =>
    interviewsHref(at),
  );
  return (
    <>
      <Interviews view={useSelector(list, interviewsView)} send={list.send} />
      <InterviewDialog view={useSelector(dialog, interviewDialogView)} send={dialog.send} />
    </>
  );
}
