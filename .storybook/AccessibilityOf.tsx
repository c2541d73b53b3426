import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { Text } from '@vetsync/ui/components/Text';
import { accessibility } from './accessibility/index.ts';
import { withCode } from './withCode.tsx';

/** How the component works with assistive technology and a keyboard. */
export function AccessibilityOf({ component }: { component: string }) {
  const note = accessibility[component];
  if (!note) return null;
  const { role, keys, announced, supply } = note;
  return (
    <>
      <Heading>Accessibility</Heading>
      <Unstyled>
        <DescriptionList
          items={[
            { label: 'Role', value: withCode(role) },
            {
              label: 'Keys',
              value:
                keys.length === 0
                  ? 'None: nothing in it takes the focus.'
                  : keys.map(([key, effect]) => (
                      <Text as="div" key={key + effect}>
                        <strong>{key}</strong>: {withCode(effect)}
                      </Text>
                    )),
            },
            { label: 'Read out', value: withCode(announced) },
            { label: 'You supply', value: withCode(supply) },
          ]}
        />
      </Unstyled>
    </>
  );
}
