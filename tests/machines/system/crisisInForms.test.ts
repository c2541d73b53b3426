import { describe, expect, test } from 'vitest';
import { claimEditorMachine, claimEditorView } from '@vetsync/machines/wellness/claimEditor';
import { collegeFormView } from '@vetsync/machines/applications/applicationDialog';
import { emptyApplicationDraft } from '@vetsync/machines/applications/model';
import { interviewPracticeMachine, interviewPracticeView } from '@vetsync/machines/career/interviewPractice';
import { createActor } from 'xstate';

const said = 'I wrote a goodbye letter';
const now = () => Date.parse('2026-03-04T16:15:00Z');

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
    expect(claimEditorView(editor.getSnapshot()).inCrisis).toBe(false);
    editor.send({ type: 'field.change', field: 'note', value: said });
    expect(claimEditorView(editor.getSnapshot()).inCrisis).toBe(true);
  });

  test('as a note for an interview', () => {
    const practice = createActor(interviewPracticeMachine, {
      input: { step: 'yourself', notes: {} },
    }).start();
    expect(interviewPracticeView(practice.getSnapshot()).inCrisis).toBe(false);
    practice.send({ type: 'note.change', value: said });
    expect(interviewPracticeView(practice.getSnapshot()).inCrisis).toBe(true);
  });

  test('as a text of an application', () => {
    const { text } = emptyApplicationDraft;
    const written = { ...emptyApplicationDraft, text: { ...text, personalStatement: said } };
    expect([emptyApplicationDraft, written].map((draft) => collegeFormView(draft, now()).inCrisis)).toEqual([
      false,
      true,
    ]);
  });
});
