import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { formState } from './form.state.ts';
import { listingEditorSetup } from './listingEditor.setup.ts';

/**
 * The page of one listing for the staff of its organization. Who may write it gets a form, with what is missing before
 * everybody may see it; the others see it as a veteran does. What is typed survives a reload, a lost session, a refusal and
 * a change of the same listing by a colleague.
 */
export const listingEditorMachine = listingEditorSetup.createMachine({
  id: 'listingEditor',
  context: ({ input }) => ({
    slug: input.slug,
    id: input.id,
    kindInUrl: input.kind,
    loaded: null,
    storedDraft: input.storedDraft ?? null,
    newId: input.newId,
    publishes: false,
    theirs: null,
    errors: {},
    attempt: 0,
    problem: unreachable,
    waitSeconds: 0,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: {
      invoke: {
        src: 'loadListing',
        input: ({ context: { slug, id } }) => ({ slug, id }),
        onDone: { target: 'arriving', actions: withEvent('setLoaded') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    arriving: {
      always: [
        { guard: 'mayWrite', target: 'form' },
        { guard: 'nothingToShow', target: 'missing' },
        { target: 'reading' },
      ],
    },
    ...loadFailureStates('loading'),
    reading: {},
    form: formState,
  },
});
