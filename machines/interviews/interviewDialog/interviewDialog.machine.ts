import { withEvent } from '../../kit/index.ts';
import { interviewDialogSetup } from './interviewDialog.setup.ts';

/**
 * Schedules, reschedules, cancels and concludes the interview of an application, for recruiter and university. A form
 * that was begun isn't closed without a question, and a canceled interview can't be concluded.
 */
export const interviewDialogMachine = interviewDialogSetup.createMachine({
  id: 'interviewDialog',
  context: ({ input: { stored, intl, ...input } }) => ({
    ...input,
    draft: stored,
    errors: {},
    attempt: 0,
    outcome: null,
    notes: '',
    intl: { ...intl, now: input.now() },
  }),
  entry: 'startClock',
  initial: 'arriving',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'records.changed': { actions: withEvent('setRecords') },
    'location.changed': [
      { guard: withEvent('isOpening') },
      { target: '.arriving', actions: withEvent('open') },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isMoving', target: 'form', actions: 'begin' },
        { guard: 'isArranged', target: 'viewing' },
        { guard: 'isNew', target: 'form', actions: 'begin' },
        { target: 'missing' },
      ],
    },
    closed: {},
    /** The URL names an unknown interview or application. */
    missing: {
      on: {
        'records.changed': {
          target: 'arriving',
          actions: withEvent('setRecords'),
        },
        'dialog.close': { target: 'closed', actions: ['close', 'emitClosed'] },
      },
    },
    /** The scheduled interview and its actions. */
    viewing: {
      initial: 'facts',
      on: {
        'calendar.keep': { actions: 'saveCalendar' },
        'dialog.close': { target: 'closed', actions: ['close', 'emitClosed'] },
      },
      states: {
        facts: {
          on: {
            'interview.move': { guard: 'isScheduled', target: '#interviewDialog.form', actions: 'begin' },
            'interview.cancel': { guard: 'isScheduled', target: 'cancelling' },
            'interview.conclude': { guard: 'canConclude', target: 'concluding', actions: 'beginOutcome' },
          },
        },
        cancelling: {
          on: {
            'cancel.confirm': {
              target: '#interviewDialog.closed',
              actions: ['cancel', 'close', 'emitClosed'],
            },
            'cancel.leave': 'facts',
          },
        },
        concluding: {
          on: {
            'outcome.choose': { actions: withEvent('chooseOutcome') },
            'notes.change': { actions: withEvent('writeNotes') },
            'outcome.save': { guard: 'hasOutcome', target: 'facts', actions: 'conclude' },
            'outcome.leave': 'facts',
          },
        },
      },
    },
    form: {
      initial: 'writing',
      on: {
        'field.change': { actions: [withEvent('change'), 'emitDraft'] },
        'form.submit': [
          {
            guard: 'valid',
            target: 'closed',
            actions: ['arrange', 'clearDraft', 'emitDraft', 'close', 'emitClosed'],
          },
          { target: '.invalid', actions: 'showErrors' },
        ],
        'dialog.close': [
          { guard: 'begun', target: '.confirmingDiscard' },
          { guard: 'isMovedHere', target: 'viewing', actions: ['clearDraft', 'emitDraft'] },
          { target: 'closed', actions: ['clearDraft', 'emitDraft', 'close', 'emitClosed'] },
        ],
      },
      states: {
        writing: {},
        invalid: { always: { guard: 'corrected', target: 'writing' } },
        confirmingDiscard: {
          on: {
            'close.confirm': [
              {
                guard: 'isMovedHere',
                target: '#interviewDialog.viewing',
                actions: ['clearDraft', 'emitDraft'],
              },
              {
                target: '#interviewDialog.closed',
                actions: ['clearDraft', 'emitDraft', 'close', 'emitClosed'],
              },
            ],
            'close.cancel': 'invalid',
          },
        },
      },
    },
  },
});
