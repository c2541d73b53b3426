import { Code } from '@vetsync/ui/components/Code';
import type { ReactNode } from 'react';

/** Text in which backticks mark code. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <Code key={part}>{part}</Code> : part));
