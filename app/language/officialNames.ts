import { createElement, type ReactNode } from 'react';
import { isWrittenInEnglish } from './writtenInEnglish.ts';

/** Names that stay English in Spanish sentences (ui/language/GLOSSARY.es.md). A longer one stands before its part. */
export const officialNames = [
  'Post-9/11 GI Bill',
  'Montgomery GI Bill',
  'GI Bill',
  'Certificate of Eligibility',
  'Joint Services Transcript',
  'Veterans Crisis Line',
  'VA Community Care',
  'Yellow Ribbon',
  'SkillBridge',
  'VR&E',
  'VET TEC',
  'HUD-VASH',
  'SSVF',
  'TRICARE',
  'CHAMPVA',
  'DD-214',
  'O*NET-SOC',
  'O*NET',
  'SOC 2 Type II',
  'HIPAA',
  'TAP',
  'VA',
] as const;

const escaped = officialNames.map((name) => name.replaceAll('*', String.raw`\*`));
/** Not a part of a longer word. */
const name = new RegExp(String.raw`(?<![\p{L}\d])(${escaped.join('|')})(?![\p{L}\d])`, 'u');

export const isOfficialName = (text: string): boolean => name.exec(text)?.[0] === text;

/** These show plain text only. */
const plain: ReadonlySet<string> = new Set(['option', 'title', 'textarea', 'style', 'script']);
const isOfSvg = (type: unknown) => type === 'text' || type === 'tspan';

/** A text that is marked as English, or whose official names are. It stays one element, so that a flex container has one item. */
function marked(text: string, tag: 'span' | 'tspan'): ReactNode {
  if (isWrittenInEnglish(text)) return createElement(tag, { lang: 'en' }, text);
  const parts = text.split(name);
  if (parts.length === 1) return text;
  const inner = parts.map((part, at) =>
    at % 2 === 1 ? createElement(tag, { key: at, lang: 'en' }, part) : part,
  );
  return createElement(tag, null, ...inner);
}

/** What an element says, with what is English in it marked as such. */
export function withMarkedNames(type: unknown, children: unknown): unknown {
  if (typeof type === 'string' && plain.has(type)) return children;
  const mark = (child: unknown) =>
    typeof child === 'string' ? marked(child, isOfSvg(type) ? 'tspan' : 'span') : child;
  if (!Array.isArray(children)) return mark(children);
  const all: readonly unknown[] = children.map(mark);
  return all.every((child, at) => child === children[at]) ? children : all;
}
