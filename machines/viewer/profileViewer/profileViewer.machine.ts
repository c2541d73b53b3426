import { assign, emit, enqueueActions, setup } from 'xstate';
import { changesNotProvided, withEvent } from '../../kit/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import {
  contactSendMs,
  emptyViewerContact,
  viewerContactErrors,
  viewerContactForms,
  viewerContactToasts,
  viewerMessageOf,
  viewerPhrase,
} from '../model/index.ts';
import { demoHref } from '../../shell/model/index.ts';
import { randomId } from '../../model/world/index.ts';
import { hasErrors, hasText, withoutError, toast } from '../../system/model/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type {
  ViewerContact,
  ViewerContactField,
  ViewerDialog,
  ViewedVeteran,
  ViewerBuddy,
  ViewerPosting,
  ViewerSubject,
  ViewerType,
} from '../model/index.ts';
import type {
  ProfileViewerEvent,
  ProfileViewerParentEvent,
  ProfileViewerEmitted,
} from './profileViewer.events.ts';

export interface ProfileViewerInput {
  viewer: ViewerType;
  /** Whose profile it is, with what is known of their service. */
  subject: ViewerSubject;
  /** Who writes, as the veteran reads it: `Priya Raman, Tech Corp`. */
  writer: string;
  /** Whether going back in history stays on this site. */
  hasHistory: boolean;
  /** URL for booking mental health sessions. */
  wellnessHref: string;
  /** The dialog that the URL names. Defaults to none. */
  open?: ViewerDialog;
  intl: Omit<IntlConfig, 'now'>;
  /** Writes what the form adds to the message, in the writer's language. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. Generates the id of a sent message. */
  random: () => number;
}

export interface ProfileViewerContext extends Omit<ProfileViewerInput, 'open' | 'intl' | 'subject'> {
  open: ViewerDialog;
  veteran: ViewedVeteran;
  postings: readonly ViewerPosting[];
  buddies: readonly ViewerBuddy[];
  /** Ids of people who were asked to connect. */
  requested: readonly string[];
  contact: ViewerContact;
  errors: FieldErrors<ViewerContactField>;
  attempt: number;
  /** Whether a message was sent. */
  hasSent: boolean;
  intl: IntlConfig;
}

const errorsOf = ({ viewer, contact, now }: ProfileViewerContext) =>
  viewerContactErrors(viewer, contact, now());

/**
 * The profile of one sample veteran, as a veteran or an organization sees it (feature spec, section 2, "Veteran profile viewer"). An
 * organization can write to the veteran. The message survives a step back in history, and closing the form asks before it is lost.
 */
export const profileViewerMachine = setup({
  types: {
    context: {} as ProfileViewerContext,
    events: {} as ProfileViewerEvent | ProfileViewerParentEvent,
    emitted: {} as ProfileViewerEmitted,
    input: {} as ProfileViewerInput,
  },
  actors: {
    /** Reports the dialog in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
  },
  actions: {
    open: assign((_, { open }: { open: ViewerDialog }) => ({ open })),
    close: assign({ open: null, errors: {} }),
    emitRoute: emit(({ context }) => ({ type: 'location.changed', open: context.open })),
    leaveBySteppingBack: emit({ type: 'page.back' }),
    leaveForPlatform: emit({ type: 'page.navigate', to: demoHref, replace: false }),
    toggleRequest: assign(({ context: { requested } }, { id }: { id: string }) => ({
      requested: requested.includes(id) ? requested.filter((each) => each !== id) : [...requested, id],
    })),
    change: assign(({ context }, { field, value }: { field: ViewerContactField; value: string }) => ({
      contact: { ...context.contact, [field]: value },
      errors: withoutError(context.errors, field),
    })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), attempt: context.attempt + 1 })),
    clearContact: assign({ contact: emptyViewerContact, errors: {} }),
    deliver: enqueueActions(({ context, enqueue }) => {
      const { viewer, writer, veteran, contact, write, random } = context;
      if (viewer === 'veteran') return;
      enqueue.assign({ hasSent: true });
      enqueue.emit({
        type: 'world.dispatch',
        command: {
          type: 'message.send',
          message: {
            id: randomId(random, 16),
            from: viewer,
            fromName: writer,
            to: veteran.id,
            text: viewerMessageOf(viewer, contact, write),
          },
        },
      });
    }),
    emitSent: emit(({ context }) => toast(viewerContactToasts[context.viewer], viewerPhrase('kept'))),
    print: emit({ type: 'page.print' }),
  },
  guards: {
    hasHistory: ({ context }) => context.hasHistory,
    opensBuddies: ({ context: { open, postings } }) =>
      open?.name === 'buddies' && postings.some(({ id }) => id === open.posting),
    opensSupport: ({ context: { open } }) => open?.name === 'claim' || open?.name === 'housing',
    opensContact: ({ context: { open, viewer } }) =>
      open?.name === 'contact' && viewerContactForms[viewer].length > 0,
    staysOpen: (_, { open }: { open: ViewerDialog }) => open?.name === 'contact',
    canContact: ({ context }) => viewerContactForms[context.viewer].length > 0,
    valid: ({ context }) => !hasErrors(errorsOf(context)),
    corrected: ({ context }) => !hasErrors(context.errors),
    unsent: ({ context }) => hasText(context.contact),
  },
  delays: { sending: contactSendMs },
}).createMachine({
  id: 'profileViewer',
  context: ({ input: { open = null, intl, subject, ...input } }) => ({
    ...input,
    open,
    ...subject,
    veteran: subject.veteran(input.now()),
    requested: [],
    contact: emptyViewerContact,
    errors: {},
    attempt: 0,
    hasSent: false,
    intl: { ...intl, now: input.now() },
  }),
  invoke: { src: 'locationChanges' },
  initial: 'routing',
  on: {
    'platform.back': [
      { guard: 'hasHistory', actions: 'leaveBySteppingBack' },
      { actions: 'leaveForPlatform' },
    ],
    'location.changed': { target: '.routing', actions: withEvent('open') },
    'page.print': { actions: 'print' },
  },
  states: {
    /** Opens the dialog that the URL names, if it exists. */
    routing: {
      always: [
        { guard: 'opensBuddies', target: 'buddies' },
        { guard: 'opensSupport', target: 'support' },
        { guard: 'opensContact', target: 'contact' },
        { target: 'reading', actions: 'close' },
      ],
    },
    reading: {
      on: {
        'buddies.open': {
          target: 'buddies',
          actions: [
            { type: 'open', params: ({ event }) => ({ open: { name: 'buddies', posting: event.posting } }) },
            'emitRoute',
          ],
        },
        'support.open': {
          target: 'support',
          actions: [
            { type: 'open', params: ({ event }) => ({ open: { name: event.service } }) },
            'emitRoute',
          ],
        },
        'contact.open': {
          guard: 'canContact',
          target: 'contact',
          actions: [{ type: 'open', params: { open: { name: 'contact' } } }, 'emitRoute'],
        },
      },
    },
    buddies: {
      on: {
        'buddy.toggle': { actions: withEvent('toggleRequest') },
        'dialog.close': { target: 'reading', actions: ['close', 'emitRoute'] },
      },
    },
    support: { on: { 'dialog.close': { target: 'reading', actions: ['close', 'emitRoute'] } } },
    contact: {
      initial: 'writing',
      on: {
        // The URL still names the open dialog.
        'location.changed': [
          { guard: withEvent('staysOpen') },
          { target: 'routing', actions: withEvent('open') },
        ],
        'field.change': { actions: withEvent('change') },
        'form.submit': [
          { guard: 'valid', target: '.sending' },
          { target: '.invalid', actions: 'showErrors' },
        ],
        'dialog.close': [
          { guard: 'unsent', target: '.confirmingDiscard' },
          { target: 'reading', actions: ['close', 'emitRoute'] },
        ],
      },
      states: {
        writing: {},
        invalid: { always: { guard: 'corrected', target: 'writing' } },
        confirmingDiscard: {
          on: {
            'close.confirm': {
              target: '#profileViewer.reading',
              actions: ['clearContact', 'close', 'emitRoute'],
            },
            'close.cancel': 'invalid',
          },
        },
        sending: {
          on: { 'field.change': {}, 'form.submit': {}, 'dialog.close': {}, 'location.changed': {} },
          after: {
            sending: {
              target: '#profileViewer.reading',
              actions: ['deliver', 'emitSent', 'clearContact', 'close', 'emitRoute'],
            },
          },
        },
      },
    },
  },
});
