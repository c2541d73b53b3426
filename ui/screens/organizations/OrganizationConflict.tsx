import type { OrganizationFormView } from '@vetsync/machines/organizationPage';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SideBySide } from '../system/compare/SideBySide.tsx';
import { newOrganizationWords } from './NewOrganization.words.ts';
import type { OrganizationPageProps } from './OrganizationPage.types.ts';
import { organizationPageWords } from './OrganizationPage.words.ts';

export interface OrganizationConflictProps extends Pick<OrganizationPageProps, 'send'> {
  conflict: OrganizationFormView['conflict'];
}

const versions = [{ id: 'mine' }, { id: 'theirs' }] as const;

/** Both versions of a profile that two people have changed at once, and the choice between them. */
export function OrganizationConflict({ conflict, send }: OrganizationConflictProps) {
  const words = useWords(organizationPageWords).conflict;
  const { fields } = useWords(newOrganizationWords);
  return (
    <Stack space="medium">
      <Banner tone="caution" title={words.title} announce="alert">
        {words.text}
      </Banner>
      <SideBySide<(typeof versions)[number]>
        words={{ table: words.table, fact: words.field }}
        compared={versions}
        head={({ id }) => words[id]}
        facts={conflict.map((each) => ({
          label: fields[each.field],
          of: ({ id }) => each[id] || words.empty,
        }))}
      />
      <Inline space="small">
        <Button variant="primary" onPress={() => send({ type: 'conflict.keepMine' })}>
          {words.keepMine}
        </Button>
        <Button onPress={() => send({ type: 'conflict.takeTheirs' })}>{words.takeTheirs}</Button>
      </Inline>
    </Stack>
  );
}
