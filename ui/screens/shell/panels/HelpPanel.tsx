import type { ShellEvent, ShellNotice } from '@vetsync/machines/shell';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
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

/** The custom solution form on the home page. */
const contactHref = '/?dialog=custom-solution';

export interface HelpPanelProps {
  view: { notice: ShellNotice };
  send: (event: ShellEvent) => void;
}

/** Keyboard shortcuts, contact, and what is simulated. */
export function HelpPanel({ view: { notice }, send }: HelpPanelProps) {
  const words = useWords(helpWords);
  const { keyboard, contact, simulated } = words;
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
            <Text>{contact.text}</Text>
            <LinkButton href={contactHref}>{contact.action}</LinkButton>
            {notice === 'sampleData' && (
              <Text size="small" tone="muted">
                {contact.leavesDemo}
              </Text>
            )}
            <Text>{contact.crisis}</Text>
            <Button icon={LifeBuoy} onPress={() => send({ type: 'panel.open', panel: 'crisis' })}>
              {contact.crisisAction}
            </Button>
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
