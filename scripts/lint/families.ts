import { relative, resolve, sep } from 'node:path';
import { textOf, type Node, type Rule } from './nodes.ts';

/**
 * The layers of `machines/`, lowest first: what all share, the rules of each family, then its machines. So no rule knows
 * behavior, and families do not import each other in circles.
 */
const layers: readonly (readonly string[])[] = [
  ['model/isEqual.ts', 'model/text', 'model/time', 'model/uuid.ts'],
  ['system/model'],
  ['model/calendarFile'],
  ['kit'],
  // The check of what somebody writes, for every machine in which somebody does.
  ['system/crisis'],
  ['account/model'],
  ['profile/model'],
  ['organizations/model'],
  ['bookings/model'],
  ['shell/model'],
  // What people and organizations send each other, and what becomes of it.
  [
    'model/bookings',
    'model/cases',
    'model/events',
    'model/exchange',
    'model/mentors',
    'model/offers',
    'model/world',
  ],
  ['model/letters'],
  ...'reference applications leads admin landing career messages interviews reviews education marketplace wellness portal'
    .split(' ')
    .map((family) => [`${family}/model`]),
  ...'hospital community viewer portalAnalytics exchange recruiter university nonprofit home battleBuddy'
    .split(' ')
    .map((family) => [`${family}/model`]),
  ...'account auth shell profile reference portal applications leads admin landing exchange bookings interviews organizations'
    .split(' ')
    .map((family) => [family]),
  ...'marketplace career education wellness community viewer nonprofit portalAnalytics battleBuddy home'
    .split(' ')
    .map((family) => [family]),
  // Every model at once, for users of the package.
  ['model/index.ts', 'model/portal'],
];
const machines = resolve(import.meta.dirname, '../../machines');

const at = (name: string) => layers.findIndex((names) => names.includes(name));

/** The layer of a file by its longest name there; -1 for a folder that is in none. */
function layerOf(path: string): number {
  const [family = '', folder = ''] = relative(machines, path).split(sep);
  const exact = at(`${family}/${folder}`);
  return exact === -1 ? at(family) : exact;
}

const unknown = 'Give this folder a layer in scripts/lint/families.ts.';
const upward = 'Imports go down only: pass it in, or move it to a lower layer (ARCHITECTURE.md, Families).';

/** Imports from a layer above. Types count. */
export const familyOrder: Rule = {
  create({ filename, report }) {
    const own = layerOf(filename);
    const isConfig = relative(machines, filename).split(sep).length < 2;
    const check = (node: Node) => {
      const from = textOf(node['source']);
      if (from === undefined || isConfig) return;
      if (own < 0) report({ node, message: unknown });
      else if (from.startsWith('.')) {
        const path = resolve(filename, '..', from);
        const imported = layerOf(path);
        if (path.startsWith(machines) && (imported < 0 || imported > own)) report({ node, message: upward });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
