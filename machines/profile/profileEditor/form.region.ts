import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { crisisFirst } from '../../system/crisis/crisisParts.ts';
import { emptyProfile, profileOf } from '../model/index.ts';
import { opens, profileEditorSetup } from './profileEditor.setup.ts';

/** Edits are ignored while a request is running. */
const held = {
  'location.changed': {},
  'field.change': {},
  'entry.add': {},
  'entry.change': {},
  'entry.remove': {},
  'entry.move': {},
  'form.submit': {},
  'edit.cancel': {},
} as const;

/** Clears the draft and closes the editor in the URL. */
const putAway = ['clearDraft', 'emitDraft', { type: 'emitRoute', params: { open: null } }] as const;

/** The editor: editing, validation, saving, and conflicts. */
export const formRegion = profileEditorSetup.createStateConfig({
  initial: 'editing',
  on: {
    'profile.changed': {},
    'location.changed': [
      {
        guard: withEvent('namesField'),
        actions: withEvent('begin'),
      },
      { guard: opens('edit') },
      { guard: opens('resume'), target: '#profileEditor.resume', actions: 'markRestored' },
      { guard: opens('public'), target: '#profileEditor.public', actions: 'markRestored' },
      { guard: 'dirty', target: '#profileEditor.viewing', actions: 'markRestored' },
      { target: '#profileEditor.viewing', actions: ['clearDraft', 'emitDraft'] },
    ],
    'field.change': {
      actions: [withEvent('changeText'), 'emitDraft'],
    },
    'entry.add': { actions: [withEvent('addEntry'), 'emitDraft'] },
    'entry.change': {
      actions: [withEvent('changeEntry'), 'emitDraft'],
    },
    'entry.remove': {
      actions: [withEvent('removeEntry'), 'emitDraft'],
    },
    'entry.move': { actions: [withEvent('moveEntry'), 'emitDraft'] },
    'form.submit': [
      crisisFirst,
      { guard: 'valid', target: '.saving' },
      { target: '.invalid', actions: 'showErrors' },
    ],
    'edit.cancel': [
      { guard: 'dirty', target: '.confirmingDiscard' },
      {
        target: '#profileEditor.viewing',
        actions: putAway,
      },
    ],
  },
  states: {
    editing: {},
    invalid: { always: { guard: 'corrected', target: 'editing' } },
    confirmingDiscard: {
      on: {
        'close.confirm': {
          target: '#profileEditor.viewing',
          actions: ['acceptTheirs', ...putAway],
        },
        'close.cancel': 'invalid',
      },
    },
    saving: {
      on: held,
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => ({
          profile: (context.storedDraft && profileOf(context.storedDraft.draft)) ?? emptyProfile,
          basedOn: context.storedDraft?.base.updatedAt ?? null,
        }),
        onDone: {
          target: '#profileEditor.saved',
          actions: [
            { type: 'setStored', params: ({ event }) => ({ stored: event.output }) },
            'emitSaved',
            ...putAway,
          ],
        },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'refused', target: 'invalid', actions: 'showRefusal' },
        { guard: 'outdated', target: 'comparing' },
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { target: 'failed' },
      ],
    },
    failed: {},
    /** The session ended: the proof dialog is open, and what is written is sent again afterwards. */
    proving: { on: { ...held, 'proof.given': 'saving', 'proof.refused': 'signedOut' } },
    signedOut: { on: { 'session.restored': { target: 'editing', actions: 'markRestored' } } },
    /** Loads the profile that was changed elsewhere. */
    comparing: {
      on: held,
      invoke: {
        src: 'loadProfile',
        onDone: {
          target: 'compared',
          actions: { type: 'setTheirs', params: ({ event }) => ({ theirs: event.output }) },
        },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    compared: {
      always: [
        {
          guard: 'alreadyStored',
          target: '#profileEditor.saved',
          actions: ['acceptTheirs', 'emitSaved', ...putAway],
        },
        { target: 'conflict' },
      ],
    },
    conflict: {
      on: {
        'form.submit': {},
        'conflict.keepMine': { target: 'mending', actions: ['keepMine', 'emitDraft'] },
        'conflict.takeTheirs': { target: 'editing', actions: ['takeTheirs', 'emitDraft'] },
      },
    },
    mending: {
      always: [
        { guard: 'valid', target: 'saving' },
        { target: 'invalid', actions: 'showErrors' },
      ],
    },
  },
});
