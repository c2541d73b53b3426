import { actorLookup, effectWiring, jsonEquality, sendToParent } from './actors.ts';
import { platformMode } from './platformMode.ts';
import { themeLengths } from './themeLengths.ts';

/** Lint rules of this repository (docs/decisions/044). `.oxlintrc.json` says where each applies. */
export default {
  meta: { name: 'vetsync' },
  rules: {
    'actor-lookup': actorLookup,
    'effect-wiring': effectWiring,
    'json-equality': jsonEquality,
    'platform-mode': platformMode,
    'send-to-parent': sendToParent,
    'theme-lengths': themeLengths,
  },
};
