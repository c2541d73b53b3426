import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cyclesIn, importsOf } from './support/cycles.ts';
import { root } from './support/stories.ts';

const rooms = ['machines', 'ui', 'app', 'server', 'samples', 'stories', 'tests', 'scripts'];

const paths = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
const sources = new Map(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));

const to = (...files: string[]) => files.map((file) => `import type { X } from './${file}';`).join('\n');

describe('imports, types included', () => {
  test.each(rooms)('never lead back to their file in %s', (room) => {
    const ofRoom = new Map([...sources].filter(([path]) => path.startsWith(`${room}/`)));
    expect(ofRoom.size).toBeGreaterThan(0);
    expect(cyclesIn(ofRoom), 'move what both need to a file of its own, such as Family.types.ts').toEqual([]);
  });

  test('are read from every form of import', () => {
    const forms = [
      `import { a } from './a.ts';`,
      `import type { B } from '../b.ts';`,
      `import './c.ts';`,
      `export * from './d.ts';`,
      `export type { E } from './e.ts';`,
      `import {\n  f,\n  type G,\n} from './f.ts';`,
      `import * as h from './h.ts';`,
    ];
    const read = ['x/a.ts', 'b.ts', 'x/c.ts', 'x/d.ts', 'x/e.ts', 'x/f.ts', 'x/h.ts'];
    expect(importsOf('x/y.ts', forms.join('\n'))).toEqual(read);
  });

  test('are not those of packages, of comments, or those that load later', () => {
    const code = `import { z } from 'zod/mini';\n// import { a } from './a.ts';\nconst b = () => import('./b.ts');\n`;
    expect(importsOf('x/y.ts', code)).toEqual([]);
  });

  test('would be found where they lead back, on a straight or a long way', () => {
    const files = new Map([
      ['screen.tsx', to('part.tsx', 'words.ts')],
      ['part.tsx', to('screen.tsx')],
      ['words.ts', ''],
      ['a.ts', to('b.ts')],
      ['b.ts', to('c.ts', 'words.ts')],
      ['c.ts', to('a.ts')],
      ['self.ts', to('self.ts')],
    ]);
    expect(cyclesIn(files)).toEqual([['part.tsx', 'screen.tsx'], ['a.ts', 'b.ts', 'c.ts'], ['self.ts']]);
  });
});
