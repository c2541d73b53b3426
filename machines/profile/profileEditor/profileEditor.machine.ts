import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { crisisAlways, crisisInvoke, crisisOn } from '../../system/crisis/crisisParts.ts';
import { formRegion } from './form.region.ts';
import { opens, profileEditorSetup } from './profileEditor.setup.ts';
import { initialContext } from './editedProfile.ts';

/** What leads away from the profile as displayed. */
const leaves = {
  'edit.start': {
    target: 'form',
    actions: [
      { type: 'begin', params: ({ event }: { event: { field?: string } }) => event },
      { type: 'emitRoute', params: { open: 'edit' } },
    ],
  },
  'resume.open': { target: 'resume', actions: { type: 'emitRoute', params: { open: 'resume' } } },
} as const;

/**
 * A veteran's profile tab: the profile, its editor and its resume (feature spec, section 2, "Veteran profile tab"). What is
 * written survives a reload, a lost session and a change of the same profile elsewhere.
 */
export const profileEditorMachine = profileEditorSetup.createMachine({
  id: 'profileEditor',
  context: ({ input }) => initialContext(input),
  invoke: crisisInvoke,
  always: crisisAlways,
  initial: 'routing',
  on: {
    ...crisisOn,
    'location.changed': [
      {
        guard: opens('edit'),
        target: '.form',
        actions: withEvent('begin'),
      },
      { guard: opens('resume'), target: '.resume' },
      { guard: opens('public'), target: '.public' },
      { target: '.viewing' },
    ],
    'profile.changed': { actions: withEvent('setStored') },
  },
  states: {
    routing: { always: [{ guard: 'isKnown', target: 'opening' }, { target: 'loading' }] },
    opening: {
      always: [
        { guard: 'startsInEditor', target: 'form', actions: 'beginAtStart' },
        { guard: 'startsInResume', target: 'resume' },
        { guard: 'startsInPublic', target: 'public' },
        { target: 'viewing' },
      ],
    },
    loading: {
      on: { 'location.changed': {} },
      invoke: {
        src: 'loadProfile',
        onDone: {
          target: 'opening',
          actions: { type: 'setStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: transitionWithError('loadFailed'),
      },
      after: onTimeout('loadFailed'),
    },
    loadFailed: { on: { 'location.changed': {}, 'load.retry': 'loading', 'session.restored': 'loading' } },
    viewing: { on: leaves },
    /** As viewing, with the good news. */
    saved: {
      on: {
        ...leaves,
        // The URL changes after the profile was saved.
        'location.changed': [
          {
            guard: opens('edit'),
            target: 'form',
            actions: withEvent('begin'),
          },
          { guard: opens('resume'), target: 'resume' },
          { guard: opens('public'), target: 'public' },
          {},
        ],
      },
    },
    /** The profile as others see it. */
    public: {
      on: {
        'public.close': { target: 'viewing', actions: { type: 'emitRoute', params: { open: null } } },
        'part.show': { actions: [withEvent('showPart'), 'emitHidden'] },
      },
    },
    resume: {
      on: {
        'resume.close': { target: 'viewing', actions: { type: 'emitRoute', params: { open: null } } },
        'paper.choose': { actions: withEvent('choosePaper') },
        'resume.print': { actions: 'print' },
      },
    },
    form: formRegion,
  },
});
