import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

const files = globSync('machines/!(kit|model|dist|node_modules)/!(model)/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted();
const sourceOf = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** Roles of a machine's own files: `leadsAdmin.view.ts` (CONTRIBUTING.md, Add a machine). */
const roles = ['events', 'setup', 'machine', 'view'];
/** Parts of a machine's configuration: `list.region.ts`, by the name of the state. */
const parts = ['region', 'state'];

/** What is wrong with a file's name, or null. `beside` are the names of all files of its folder. */
function objection(path: string, source: string, beside: readonly string[]): string | null {
  const [name = '', role, ...rest] = basename(path, '.ts').split('.');
  const machines = [
    basename(dirname(path)),
    ...beside.flatMap((file) => /^(\w+)\.machine\.ts$/.exec(file)?.[1] ?? []),
  ];
  if (/\bcreateMachine\(/.test(source) && role !== 'machine')
    return 'a machine lies in a file of its name: name.machine.ts';
  if (/\bcreateStateConfig\(/.test(source) && role === undefined)
    return 'a part of a machine is named after its state: list.region.ts or asking.state.ts';
  if (role === undefined) return null;
  if (rest.length > 0) return 'a name has one role';
  if (roles.includes(role)) return machines.includes(name) ? null : `there is no machine ${name} here`;
  if (parts.includes(role))
    return /\bcreateStateConfig\(/.test(source) ? null : `a ${role} is made by createStateConfig`;
  return `${role} is no role: take ${roles.join(', ')}, ${parts.join(', ')}, or a name without a dot`;
}

describe('files of machines', () => {
  const folders = Map.groupBy(files, (path) => dirname(path));

  test.each([...folders])('are named by one convention in %s', (_folder, own) => {
    const names = own.map((path) => basename(path));
    const objections = own.flatMap((path) => {
      const found = objection(path, sourceOf(path), names);
      return found === null ? [] : [`${path}: ${found}`];
    });
    expect(objections).toEqual([]);
  });

  test('are all checked', () => {
    expect(files.length).toBeGreaterThan(250);
  });

  test.each([
    ['chat.machine.ts', 'setup().createMachine({})'],
    ['chat.view.ts', ''],
    ['list.region.ts', 'chatSetup.createStateConfig({})'],
    ['helper.ts', 'export const x = 1;'],
    ['index.ts', ''],
  ])('may be called %s', (name, source) => {
    expect(objection(`machines/family/chat/${name}`, source, [name])).toBeNull();
  });

  test.each([
    ['chat.ts', 'setup().createMachine({})'],
    ['other.view.ts', ''],
    ['chat.toasts.ts', ''],
    ['chat.list.region.ts', 'chatSetup.createStateConfig({})'],
    ['list.region.ts', 'export const x = 1;'],
    ['list.ts', 'chatSetup.createStateConfig({})'],
  ])('may not be called %s', (name, source) => {
    expect(objection(`machines/family/chat/${name}`, source, [name])).not.toBeNull();
  });
});
