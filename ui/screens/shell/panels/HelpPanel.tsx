import type { ShellEvent, ShellNotice } from '@vetsync/machines/shell/shell';
import Building2 from 'lucide-react/icons/building-2';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Phone from 'lucide-react/icons/phone';
import UserSearch from 'lucide-react/icons/user-search';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Kbd } from '../../../components/Kbd/Kbd.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { list } from './HelpPanel.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { helpWords } from './HelpPanel.words.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

/** The form of our sales, on the home page. */
const salesHref = '/?dialog=custom-solution';

/** Keyboard shortcuts, contact, and what is simulated. */
export function HelpPanel({ view: { notice }, send }: ScreenProps<{ notice: ShellNotice }, ShellEvent>) {
  const words = useWords(helpWords);
  const { keyboard, contact, simulated } = words;
  const { people } = contact;
  return (
    <Sheet title={words.title} description={words.description} onClose={() => send({ type: 'panel.close' })}>
      <Accordion allowsMultipleExpanded defaultExpandedKeys={['simulated']}>
        <Disclosure id="simulated" title={simulated.title}>
          <ul className={list}>
            {[...simulated[notice], ...simulated.both].map((fact) => (
              <Text as="li" key={fact}>
                {fact}
              </Text>
            ))}
          </ul>
        </Disclosure>
        <Disclosure id="contact" title={contact.title} hint={contact.hint}>
          <Stack space="small" align="flex-start">
            <ActionLink icon={Phone} {...people.va} />
            <ActionLink icon={UserSearch} {...people.claims} />
            {notice === 'stored' && (
              <>
                <ActionLink icon={MessagesSquare} {...people.organizations} />
                <ActionLink icon={Building2} {...people.ownOrganization} />
              </>
            )}
            <Text>{contact.crisis}</Text>
            <Button icon={LifeBuoy} onPress={() => send({ type: 'panel.open', panel: 'crisis' })}>
              {contact.crisisAction}
            </Button>
            {notice === 'sampleData' && (
              <>
                <Text>{contact.sales}</Text>
                <LinkButton href={salesHref}>{contact.salesAction}</LinkButton>
                <Text size="small" tone="muted">
                  {contact.leavesDemo}
                </Text>
              </>
            )}
          </Stack>
        </Disclosure>
        <Disclosure id="keyboard" title={keyboard.title} hint={keyboard.hint}>
          <DescriptionList
            items={keyboard.rows.map(({ label, keys }) => ({
              label,
              value: (
                <Inline as="span" space="small">
                  {keys.map((combination) => (
                    <Kbd key={combination} keys={combination.split(' + ')} />
                  ))}
                </Inline>
              ),
            }))}
          />
        </Disclosure>
      </Accordion>
    </Sheet>
  );
}
