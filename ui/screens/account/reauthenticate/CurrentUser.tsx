import type { AccountProfileView } from '@vetsync/machines/account/accountProfile';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { monthLabel } from '../../dates.ts';
import { VeteranBadge } from '../../system/parts/VeteranBadge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { accountProfileWords } from '../AccountProfile.words.ts';

/** The user at a glance, with the badge of a verified veteran or a link to verification. */
export function CurrentUser({ view }: { view: AccountProfileView }) {
  const words = useWords(accountProfileWords).who;
  const { name, email, veteranVerified, canVerify, createdAt } = view;
  return (
    <Card as="section" aria-label={words.title}>
      <Inline space="medium" flexWrap="nowrap">
        <Avatar name={name.value || email.current} size="large" />
        <Stack space="xxsmall" align="flex-start" minWidth={0}>
          <Text weight="strong" size="lead">
            {name.value.trim() || email.current}
          </Text>
          <Text size="small" tone="muted">
            {words.since(monthLabel(createdAt, useLocale()))}
          </Text>
          {veteranVerified && <VeteranBadge />}
          {canVerify && <Anchor href="/account/verification">{words.verify}</Anchor>}
        </Stack>
      </Inline>
    </Card>
  );
}
