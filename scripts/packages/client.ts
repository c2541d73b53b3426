import { dirname, join } from 'node:path/posix';

/** Parts of `react` that only work in client components, and signs of interactive elements. */
const interactive = [
  /\b(useState|useEffect|useLayoutEffect|useRef|useReducer|useContext|useSyncExternalStore|createContext)\b/,
  /\b(useEffectEvent|useTransition|useDeferredValue|useImperativeHandle|useInsertionEffect|useOptimistic)\b/,
  /from "(react-dom|react-aria-components|react-aria|@tanstack\/react-virtual)["/]/,
  /\bon[A-Z]\w*(:| \})/,
  /\bsend\b/,
];
/** Names in these files, such as the color `onInk`, only look like event handlers. */
const dataOnly = /^theme\/|\.(css|words)\.js$/;
const imports = /(?:from|import) ?\(?"(\.\.?\/[^"]+)"/g;

/**
 * Built files that need `"use client"`: those with something interactive, and those that import them. So a file without
 * it never passes a function or an element type from a server component to a client component.
 *
 * @param files Text of each built script by path.
 */
export function clientFiles(files: ReadonlyMap<string, string>): Set<string> {
  const usedBy = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const [, target = ''] of text.matchAll(imports)) {
      const used = join(dirname(path), target);
      usedBy.set(used, [...(usedBy.get(used) ?? []), path]);
    }
  const client = new Set<string>();
  const mark = (path: string): void => {
    if (client.has(path)) return;
    client.add(path);
    usedBy.get(path)?.forEach(mark);
  };
  for (const [path, text] of files)
    if (!dataOnly.test(path) && interactive.some((sign) => sign.test(text))) mark(path);
  return client;
}
