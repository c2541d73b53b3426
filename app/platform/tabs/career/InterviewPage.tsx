import { interviewPracticeMachine, interviewPracticeView } from '@vetsync/machines/interviewPractice';
import { parseInterviewNotes, writeInterviewStep } from '@vetsync/machines/career/model';
import { InterviewPractice } from '@vetsync/ui/screens/career/InterviewPractice';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { go } from '../../../page/go.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { hrefWith } from '../../overlayQuery.ts';
import type { CareerContentProps } from './pages.tsx';

/** The practice; its notes stay in this browser. */
export default function InterviewPage({ at: { links, route } }: CareerContentProps) {
  const step = route.question;
  const storage = useOwnerStorage('interview_notes', 'local');
  const practice = useActorRef(interviewPracticeMachine, {
    input: { step, notes: parseInterviewNotes(storage.read()) },
  });
  useEffect(() => {
    const subscriptions = [
      practice.on('step.changed', (emitted) => go(hrefWith({ question: writeInterviewStep(emitted.step) }))),
      practice.on('notes.changed', ({ notes }) => persistDraft(storage, notes)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [practice, storage]);
  useEffect(() => practice.send({ type: 'location.changed', step }), [practice, step]);
  return (
    <InterviewPractice
      view={useSelector(practice, interviewPracticeView)}
      send={practice.send}
      links={links}
    />
  );
}
