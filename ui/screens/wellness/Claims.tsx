import { Stack } from '../../components/Stack/Stack.tsx';
import { ClaimHelp } from './claims/ClaimHelp.tsx';
import { ClaimHelpers } from './claims/ClaimHelpers.tsx';
import { ClaimList, type ClaimsProps } from './claims/ClaimList.tsx';
import { useWords } from '../../language/useWords.ts';
import { claimsWords } from './Claims.words.ts';
import { columns } from '../layout.css.ts';
import { WellnessPageHead } from './parts/WellnessPageHead.tsx';

/** The claims page of the wellness tab. */
export function Claims({ view, send }: ClaimsProps) {
  const words = useWords(claimsWords);
  const { title, subtitle } = words;
  return (
    <Stack space="large">
      <WellnessPageHead links={view.links} current="claims" {...{ title, subtitle }} />
      <div className={columns}>
        <ClaimList view={view} send={send} />
        {view.helpers.length > 0 ? <ClaimHelpers helpers={view.helpers} /> : <ClaimHelp />}
      </div>
    </Stack>
  );
}
