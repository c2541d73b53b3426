import type { OrganizationFormView } from '@vetsync/machines/organizations/organizationPage';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { newOrganizationWords } from '../NewOrganization.words.ts';
import type { OrganizationPageProps } from '../OrganizationPage.types.ts';
import { organizationPageWords } from '../OrganizationPage.words.ts';

export interface OrganizationConflictProps extends Pick<OrganizationPageProps, 'send'> {
  conflict: OrganizationFormView['conflict'];
}

/** Both versions of a profile that two people have changed at once, and the choice between them. */
export function OrganizationConflict({ conflict, send }: OrganizationConflictProps) {
  const words = useWords(organizationPageWords).conflict;
  const { fields } = useWords(newOrganizationWords);
  return (
    <Stack space="medium">
      <Banner tone="caution" title={words.title} announce="alert">
        {words.text}
      </Banner>
      {conflict.map(({ field, mine, theirs }) => (
        <Section key={field} title={fields[field]}>
          <DescriptionList
            layout="stacked"
            items={[
              { label: words.mine, value: mine || words.empty },
              { label: words.theirs, value: theirs || words.empty },
            ]}
          />
        </Section>
      ))}
      <Inline space="small">
        <Button variant="primary" onPress={() => send({ type: 'conflict.keepMine' })}>
          {words.keepMine}
        </Button>
        <Button onPress={() => send({ type: 'conflict.takeTheirs' })}>{words.takeTheirs}</Button>
      </Inline>
    </Stack>
  );
}
