import { interviewDialogView } from '@vetsync/machines/interviewDialog';
import { readApplicationInterview } from '@vetsync/machines/interviews/model';
import { shellHref } from '@vetsync/machines/shell/model';
import { InterviewDialog } from '@vetsync/ui/screens/interviews/InterviewDialog';
import { useSelector } from '@xstate/react';
import { usePlatform } from '../../usePlatform.ts';
import { universityDesk } from '../university/desk.ts';
import { useInterviewDialog } from './useInterviews.ts';

/**
 * A university's interview over its applications, whose address says `interview/{application id}`; lay it lazily, it is only
 * needed then.
 */
export default function InterviewOverlay() {
  const { mode, content } = usePlatform().view().shell;
  const { role, tab, detail, query } = content;
  const dialog = useInterviewDialog('university', universityDesk, readApplicationInterview(detail), () =>
    shellHref({ mode, role, tab, query }),
  );
  return <InterviewDialog view={useSelector(dialog, interviewDialogView)} send={dialog.send} />;
}
