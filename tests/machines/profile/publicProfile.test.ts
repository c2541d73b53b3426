import { writePhrase } from '@vetsync/ui/language';
import { filledParts, parseHiddenParts, publicProfile } from '@vetsync/machines/profile/model';
import { profileEditorMachine, profileEditorView } from '@vetsync/machines/profile/profileEditor';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { expect, test } from 'vitest';
import { run } from '../support/run.ts';

const marcus = sampleProfileOf('user');

test('others see the profile without its hidden parts', () => {
  const { actor, emitted } = run(profileEditorMachine, {
    input: {
      stored: { profile: marcus, updatedAt: null },
      open: 'public',
      rating: null,
      write: writePhrase,
      address: '/platform/profile',
      today: '2026-11-27',
    },
  });
  const view = () => profileEditorView(actor.getSnapshot());
  expect(view()).toMatchObject({ page: 'public', publicHref: '/platform/profile?open=public' });
  expect(view().public.profile).toEqual(marcus);
  actor.send({ type: 'part.show', part: 'service', isShown: false });
  expect(view().public.profile).toMatchObject({
    name: marcus.name,
    rank: '',
    branch: '',
    yearsOfService: null,
  });
  expect(view().public.profile.skills).toEqual(marcus.skills);
  expect(view().public.parts).toContainEqual({ part: 'service', isShown: false });
  expect(emitted).toContainEqual({ type: 'hidden.changed', hidden: ['service'] });
  actor.send({ type: 'part.show', part: 'service', isShown: true });
  expect(view().public.profile).toEqual(marcus);
  actor.send({ type: 'public.close' });
  expect(view().page).toBe('profile');
});

test('dates and the character of service are only for the person', () => {
  const service = {
    component: 'guard',
    serviceStart: '2012-01-02',
    separation: '2026-01-02',
    leaving: 'medical',
    serviceCharacter: 'general',
  } as const;
  const occupations = [{ branch: 'Army', code: '68W', title: '' }] as const;
  const shown = publicProfile({ ...marcus, ...service, occupations: [...occupations] }, []);
  for (const field of Object.keys(service)) expect(shown).toHaveProperty(field, '');
  expect(shown.occupations).toEqual(occupations);
  expect(publicProfile(shown, ['service']).occupations).toEqual([]);
});

test('only parts with content can be shown, and corrupt text hides nothing', () => {
  const bare = publicProfile(marcus, ['skills', 'about']);
  expect(filledParts(bare)).not.toContain('skills');
  expect(filledParts(bare)).not.toContain('about');
  expect(filledParts(marcus)).toContain('skills');
  expect(parseHiddenParts('["about","nothing"]')).toEqual(['about']);
  for (const text of [null, '{', '7']) expect(parseHiddenParts(text)).toEqual([]);
});
