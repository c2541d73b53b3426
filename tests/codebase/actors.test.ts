import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

const sourcesOf = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(resolve(root, path), 'utf8'),
    ]),
  );

const app = sourcesOf('app/**/*.{ts,tsx}');
const machines = sourcesOf('machines/**/*.ts');

/** The arguments of each call of a function whose name matches, as text. */
function argumentsOf(source: string, name: RegExp): string[] {
  const calls = source.matchAll(new RegExp(`\\b(?:${name.source})\\(`, 'g'));
  return [...calls].map(({ index, 0: call }) => {
    const start = index + call.length;
    let end = start;
    for (let open = 1; open > 0 && end < source.length; end += 1) {
      if (source[end] === '(') open += 1;
      if (source[end] === ')') open -= 1;
    }
    return source.slice(start, end - 1);
  });
}

const effect = /use(?:Layout)?Effect(?:Event)?/;
/** An effect that listens to an actor or sends to one. */
const wiresActors = (source: string): boolean =>
  argumentsOf(source, effect).some((body) => /\.(?:on|send)\(/.test(body));
const comparesJson = (source: string): boolean =>
  /JSON\.stringify\([^;\n]*\)\s*[!=]==|[!=]==\s*JSON\.stringify\(/.test(source);

const offenders = (sources: ReadonlyMap<string, string>, offends: (source: string) => boolean): string[] =>
  [...sources].filter(([, source]) => offends(source)).map(([path]) => path);

describe('actors', () => {
  test('are not wired by React effects', () => {
    expect(app.size).toBeGreaterThan(150);
    expect(offenders(app, wiresActors)).toEqual(['app/page/useRootEvents.ts']);
  });

  test('send to their parent only by what they emit', () => {
    expect(machines.size).toBeGreaterThan(300);
    expect(offenders(machines, (source) => /\bsendParent\b/.test(source))).toEqual([]);
  });

  test('are found by a system id only in the kit', () => {
    expect(offenders(machines, (source) => /\bsystem\.get\(/.test(source))).toEqual([
      'machines/kit/shared.ts',
    ]);
  });

  test('compare values by isEqual, not by their JSON', () => {
    expect(offenders(new Map([...machines, ...app]), comparesJson)).toEqual([]);
  });

  test.each([
    ['useEffect(() => actor.send({ type: "a" }), [actor]);', true],
    [
      'useLayoutEffect(() => { const one = actor.on("a", (b) => c(b)); return () => one.unsubscribe(); });',
      true,
    ],
    ['useEffect(() => { focus(); });\nsend(() => actor.send({ type: "a" }));', false],
  ])('an effect in %s wires actors: %s', (source, expected) => expect(wiresActors(source)).toBe(expected));

  test.each([
    ['if (JSON.stringify(a) === b) c();', true],
    ['if (a !== JSON.stringify(b)) c();', true],
    ['storage.write(JSON.stringify(a));', false],
  ])('%s compares JSON: %s', (source, expected) => expect(comparesJson(source)).toBe(expected));
});
