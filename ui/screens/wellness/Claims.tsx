import './Wellness.phrases.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ClaimHelpers } from './claims/ClaimHelpers.tsx';
import { ClaimList } from './claims/ClaimList.tsx';
import type { ClaimsProps } from './claims/ClaimList.tsx';
import { useWords } from '../../language/useWords.ts';
import { claimsWords } from './Claims.words.ts';
import { columns } from '../layout.css.ts';
import { wellnessWords } from './Wellness.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ListChecks from 'lucide-react/icons/list-checks';
import UserSearch from 'lucide-react/icons/user-search';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

/** VA's own searches for people who help with claims. */
function ClaimHelp() {
  const words = useWords(claimsWords).help;
  return (
    <Card as="section" aria-labelledby="claim-help">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="claim-help">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.text}
          </Text>
        </Stack>
        <ActionLink icon={UserSearch} {...words.representative} />
        <ActionLink icon={BadgeCheck} {...words.accreditation} />
        <ActionLink icon={ListChecks} {...words.status} />
      </Stack>
    </Card>
  );
}

/** The claims page of the wellness tab. */
export function Claims({ view, send }: ClaimsProps) {
  const words = useWords(claimsWords);
  const sharedWords = useWords(wellnessWords);
  const { title, subtitle } = words;
  return (
    <Stack space="large">
      <PageHead
        {...{ title, subtitle }}
        hub={sharedWords.overview.title}
        tabs={<PageTabs words={sharedWords} links={view.links} current="claims" />}
      />
      <div className={columns}>
        <ClaimList view={view} send={send} />
        {view.helpers.length > 0 ? <ClaimHelpers helpers={view.helpers} /> : <ClaimHelp />}
      </div>
    </Stack>
  );
}
