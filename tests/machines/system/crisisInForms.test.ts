import { describe, expect, test } from 'vitest';
import { claimEditorMachine, claimEditorView } from '@vetsync/machines/wellness/claimEditor';
import {
  applicationDialogMachine,
  applicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';
import type { Applicant, ApplicationTarget } from '@vetsync/machines/applications/model';
import { interviewPracticeMachine, interviewPracticeView } from '@vetsync/machines/career/interviewPractice';
import { createActor } from 'xstate';

const said = 'I wrote a goodbye letter';
const found = { level: 'explicit', kind: 'suicide' };
const now = () => Date.parse('2026-03-04T16:15:00Z');

const applicant: Applicant = {
  veteranId: 'user-1',
  veteranName: 'Marcus Delaney',
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Sergeant',
  skills: [],
};

/** What people write in forms is checked like what they write to others. */
describe('the crisis line is beside a form in which someone writes about a crisis', () => {
  test('as a note of a claim', () => {
    const editor = createActor(claimEditorMachine, {
      input: {
        claims: [],
        canChange: true,
        stored: null,
        opening: { claimId: null },
        intl: { locale: 'en-US', timeZone: 'UTC' },
        now,
        random: () => 0.5,
      },
    }).start();
    editor.send({ type: 'field.change', field: 'note', value: 'Bring the X-rays' });
    expect(claimEditorView(editor.getSnapshot()).crisis).toBeNull();
    editor.send({ type: 'field.change', field: 'note', value: said });
    expect(claimEditorView(editor.getSnapshot()).crisis).toMatchObject(found);
  });

  test('as a note for an interview', () => {
    const practice = createActor(interviewPracticeMachine, {
      input: { step: 'yourself', notes: {} },
    }).start();
    expect(interviewPracticeView(practice.getSnapshot()).crisis).toBeNull();
    practice.send({ type: 'note.change', value: said });
    expect(interviewPracticeView(practice.getSnapshot()).crisis).toMatchObject(found);
  });

  test('as a text of an application', () => {
    const target = {
      kind: 'nonprofit',
      id: 'housing',
      program: 'Housing first',
      organization: 'Harbor',
      services: [],
    } satisfies ApplicationTarget;
    const dialog = createActor(applicationDialogMachine, {
      input: { target, applicant, now, random: () => 0.5 },
    }).start();
    const view = () => applicationDialogView(dialog.getSnapshot());
    expect(view().college.crisis).toBeNull();
    dialog.send({ type: 'text.change', field: 'situation', value: said });
    expect(view().college.crisis).toMatchObject(found);
    dialog.send({ type: 'text.change', field: 'situation', value: '' });
    expect(view().college.crisis).toMatchObject(found);
    dialog.send({ type: 'crisis.dismiss' });
    expect(view().college.crisis).toBeNull();
  });
});
