import { not } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { emptyProfile } from '../../profile/model/emptyProfile.ts';
import { crisisAlways, crisisInvoke, crisisOn } from '../../system/crisis/crisisParts.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import { emptyPortalDraft } from '../../education/model/index.ts';
import { commonApplicationSetup } from './commonApplication.setup.ts';
import { formState } from './form.state.ts';

/**
 * The Common Application Portal: two steps, then the submission (feature spec, sections 2, 4 and 9). A program to which the
 * veteran has applied meanwhile leaves the choice. The server is sent all as one command, and each school gets its application
 * or refuses it. The statement stays until every school has it. Where sending is only played, nothing can be changed or closed
 * meanwhile.
 */
export const commonApplicationMachine = commonApplicationSetup.createMachine({
  id: 'commonApplication',
  context: ({ input: { stored, ...input } }) => ({
    ...input,
    pace: input.pace ?? null,
    search: input.search ?? null,
    profile: input.profile ?? emptyProfile,
    applied: input.applied ?? [],
    applicationsHref: input.applicationsHref ?? null,
    opensAtStart: input.opensAtStart ?? false,
    draft: stored ?? emptyPortalDraft,
    restored: false,
    attempt: 0,
    arrivedAt: 0,
    progress: null,
    commandId: '',
    problem: null,
    results: [],
    answered: [],
    crisis: noCrisis,
  }),
  invoke: crisisInvoke,
  always: crisisAlways,
  initial: 'routing',
  on: {
    ...crisisOn,
    'applicant.changed': { actions: withEvent('setApplicant') },
    'applied.changed': { actions: withEvent('setApplied') },
    'programs.changed': { actions: withEvent('setFound') },
  },
  states: {
    routing: {
      always: [
        { guard: 'opensAtStart', target: 'form', actions: ['dropApplied', 'markRestored'] },
        { target: 'closed' },
      ],
    },
    closed: {
      entry: 'stopPace',
      on: { 'portal.open': { target: 'form', actions: ['dropApplied', 'markRestored'] } },
    },
    form: formState,
    /**
     * The server is asked. It answers even if the dialog or the page was closed meanwhile, so nothing is sent twice. What is
     * only played can't be closed, and going back in history waits until all is sent.
     */
    sending: {
      on: {
        'dialog.close': {
          guard: not('isPaced'),
          target: 'closed',
          actions: ['leaveRequest', 'emitClosed'],
        },
        'portal.shut': { guard: not('isPaced'), target: 'closed', actions: 'leaveRequest' },
        'pace.changed': { actions: withEvent('setProgress') },
        'pace.finished': 'submitted',
        'command.settled': [
          { guard: withEvent('isAccepted'), target: 'answered', actions: withEvent('setResults') },
          {
            guard: withEvent('isAnswer'),
            target: 'form',
            // Meanwhile another device may have applied.
            actions: [withEvent('setProblem'), 'dropApplied', 'markRefused'],
          },
        ],
      },
    },
    /** Each school has its application, or it says why not. */
    answered: {
      initial: 'routing',
      on: { 'dialog.close': { target: 'closed', actions: 'emitClosed' }, 'portal.shut': 'closed' },
      states: {
        routing: {
          always: [
            { guard: 'sentAll', target: 'all', actions: ['forgetSent', 'emitDraft'] },
            { target: 'some', actions: ['keepRefused', 'emitDraft'] },
          ],
        },
        all: {},
        /** The statement stays, for other schools. */
        some: { on: { 'choice.resume': { target: '#commonApplication.form', actions: 'dropApplied' } } },
      },
    },
    /** What was only played is done. */
    submitted: {
      entry: ['dropApplied', 'submit', 'emitDraftCleared', 'emitSubmitted'],
      on: { 'pace.over': { target: 'closed', actions: ['reset', 'emitClosed'] } },
    },
  },
});
