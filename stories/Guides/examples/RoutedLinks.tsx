import { Breadcrumbs } from '@vetsync/ui/components/Breadcrumbs';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { VetSyncProvider } from '@vetsync/ui/language';
import { useState } from 'react';

/** The router has its pages below `/app`. */
const belowApp = (href: string) => `/app${href}`;

export function RoutedLinks() {
  const [page, navigate] = useState('/programs/7');
  return (
    <VetSyncProvider locale="en-US" navigate={navigate} useHref={belowApp}>
      <Stack space="small">
        <Breadcrumbs
          aria-label="Path"
          items={[
            { label: 'Programs', href: '/programs' },
            { label: 'Nursing', href: '/programs/7' },
          ]}
        />
        <Text>The router shows {page}.</Text>
        <LinkButton href="/applications">All applications</LinkButton>
      </Stack>
    </VetSyncProvider>
  );
}
