import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cyclesIn, importsOf } from './support/cycles.ts';
import { root } from './support/stories.ts';

const topFolders = ['machines', 'ui', 'app', 'server', 'samples', 'stories', 'tests', 'scripts'];

const paths = globSync(`{${topFolders.join(',')}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
const sources = new Map(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));

const to = (...files: string[]) => files.map((file) => `import type { X } from './${file}';`).join('\n');

describe('imports, types included', () => {
  test.each(topFolders)('form no cycle in %s', (folder) => {
    const inFolder = new Map([...sources].filter(([path]) => path.startsWith(`${folder}/`)));
    expect(inFolder.size).toBeGreaterThan(0);
    expect(cyclesIn(inFolder), 'move what both files need to a third one, such as Family.types.ts').toEqual(
      [],
    );
  });

  test('are found in every form of import', () => {
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

  test('exclude packages, comments and dynamic imports', () => {
    const code = `import { z } from 'zod/mini';\n// import { a } from './a.ts';\nconst b = () => import('./b.ts');\n`;
    expect(importsOf('x/y.ts', code)).toEqual([]);
  });

  test('are recognized as a short or long cycle', () => {
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
