'use client';
import { useEffect, useState } from 'react';

/** How long the result stays, in milliseconds. */
const outcomeMs = 2_500;

export type CopyOutcome = 'copied' | 'failed';

/** Copies text. `outcome` says for a moment whether it worked; `copy` also returns it. */
export function useClipboard() {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string): Promise<CopyOutcome> => {
    const result = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setOutcome(result);
    return result;
  };
  return { copy, outcome };
}
