import type { Source } from '../source.ts';
import { housingSources } from './housing.ts';
import { militaryCrosswalk } from './military.ts';
import { onetSources } from './onet.ts';
import { paySources } from './pay.ts';
import { placeSources } from './places.ts';
import { schoolSources } from './schools.ts';

/** Every file that is imported. */
export const sources: readonly Source[] = [
  militaryCrosswalk,
  ...onetSources,
  ...paySources,
  ...housingSources,
  ...placeSources,
  ...schoolSources,
];
