import { expect, test } from 'vitest';
import { findCommands } from '../../ui/components/CommandPalette/CommandPalette.tsx';

const groups = [
  {
    id: 'go',
    label: 'Go to',
    commands: [
      { id: 'jobs', label: 'Jobs', keywords: ['career'] },
      { id: 'messages', label: 'Messages' },
    ],
  },
  { id: 'add', label: 'Add', commands: [{ id: 'resume', label: 'New Résumé' }] },
  { id: 'none', label: 'Empty', commands: [] },
];
const found = (text: string) =>
  findCommands(groups, text).flatMap(({ commands }) => commands.map(({ id }) => id));

test.each([
  ['', ['jobs', 'messages', 'resume']],
  ['  ', ['jobs', 'messages', 'resume']],
  ['JOB', ['jobs']],
  ['career', ['jobs']],
  ['go', ['jobs', 'messages']],
  ['mess go', ['messages']],
  ['resume', ['resume']],
  ['jobs messages', []],
])('"%s" finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('leaves out groups without a match', () => {
  expect(findCommands(groups, 'resume').map(({ id }) => id)).toEqual(['add']);
  expect(findCommands(groups, '').map(({ id }) => id)).toEqual(['go', 'add']);
});
