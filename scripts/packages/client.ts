import { dirname, join } from 'node:path/posix';

/** What `react` offers outside of server components only, and what shows that a person can do something here. */
const interactive = [
  /\b(useState|useEffect|useLayoutEffect|useRef|useReducer|useContext|useSyncExternalStore|createContext)\b/,
  /\b(useEffectEvent|useTransition|useDeferredValue|useImperativeHandle|useInsertionEffect|useOptimistic)\b/,
  /from "(react-dom|react-aria-components|react-aria|@tanstack\/react-virtual)["/]/,
  /\bon[A-Z]\w*(:| \})/,
  /\bsend\b/,
];
/** Names there, as of the color `onInk`, only look like it. */
const dataOnly = /^theme\/|\.(css|words)\.js$/;
const imports = /(?:from|import) ?\(?"(\.\.?\/[^"]+)"/g;

/**
 * Which built files need `"use client"`: those that hold something interactive, and those that build upon one. So a file
 * without it never hands a function or an element type from a server component to a client one.
 *
 * @param files Text of each built script by its path.
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
