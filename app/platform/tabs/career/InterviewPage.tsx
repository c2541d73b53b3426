import { interviewPracticeMachine, interviewPracticeView } from '@vetsync/machines/interviewPractice';
import { parseInterviewNotes, writeInterviewStep } from '@vetsync/machines/model';
import { InterviewPractice } from '@vetsync/ui/screens/career/InterviewPractice';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { go } from '../../../place/go.ts';
import { browserStorage } from '../../../services/browser/storage.ts';
import { hrefWith } from '../../open.ts';
import type { CareerContentProps } from './pages.tsx';

/** The practice; its notes stay in this browser. */
export default function InterviewPage({ at: { mode, links, place } }: CareerContentProps) {
  const step = place.question;
  const [storage] = useState(() => browserStorage(`vetsync_interview_notes_${mode}`));
  const practice = useActorRef(interviewPracticeMachine, {
    input: { step, notes: parseInterviewNotes(storage.read()) },
  });
  useEffect(() => {
    const heard = [
      practice.on('step.changed', (news) => go(hrefWith({ question: writeInterviewStep(news.step) }))),
      practice.on('notes.changed', ({ notes }) => {
        try {
          storage.write(JSON.stringify(notes));
        } catch {
          // The notes are then as long here as the page.
        }
      }),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [practice, storage]);
  useEffect(() => practice.send({ type: 'place.changed', step }), [practice, step]);
  return (
    <InterviewPractice
      view={useSelector(practice, interviewPracticeView)}
      send={practice.send}
      links={links}
    />
  );
}
