import { actorLookup, effectWiring, jsonEquality, sendToParent } from './actors.ts';
import { familyOrder } from './families.ts';
import { platformMode } from './platformMode.ts';
import { serverLayers } from './serverLayers.ts';
import { themeLengths } from './themeLengths.ts';

/** Lint rules of this repository (docs/decisions/044). `.oxlintrc.json` says where each applies. */
export default {
  meta: { name: 'vetsync' },
  rules: {
    'actor-lookup': actorLookup,
    'effect-wiring': effectWiring,
    'family-order': familyOrder,
    'json-equality': jsonEquality,
    'platform-mode': platformMode,
    'send-to-parent': sendToParent,
    'server-layers': serverLayers,
    'theme-lengths': themeLengths,
  },
};
