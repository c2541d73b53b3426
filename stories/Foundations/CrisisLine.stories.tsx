import type { Meta, StoryObj } from '@storybook/react-vite';
import { findCrisis } from '@vetsync/machines/system/model/crisisExamples';
import { crisisHelp, crisisPhrases } from '@vetsync/machines/system/model';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { CrisisLine } from '@vetsync/ui/screens/system/CrisisLine';
import { CrisisHelp } from '@vetsync/ui/screens/system/crisis/CrisisHelp';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = { title: 'Foundations/Crisis line', component: CrisisLine } satisfies Meta<typeof CrisisLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All ways to reach a person, each with one tap. It is part of the page, never a dialog, and asks for nothing. */
export const Ways: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Call 988/ })).toHaveAttribute('href', 'tel:988');
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

function Try() {
  const [message, setMessage] = useState('I need help with my GI Bill');
  const crisis = findCrisis(message);
  return (
    <Stack>
      <TextArea label="A message to Battle Buddy" value={message} onChange={setMessage} />
      <Text weight="strong">
        {crisis
          ? `Answered only with where help is: ${crisis.level}, ${crisis.kind}`
          : 'Answered like any other message'}
      </Text>
      {crisis && <CrisisHelp finding={crisisHelp(crisis)} />}
      <DescriptionList
        layout="stacked"
        items={Object.entries(crisisPhrases.english).map(([name, { level, phrases }]) => ({
          label: name,
          value: `${level}, ${phrases.length} phrases in English`,
        }))}
      />
    </Stack>
  );
}

/** Try the rule. It errs on the side of safety: showing the card too often costs only a glance. */
export const WhenItIsShown: Story = {
  render: () => <Try />,
  play: async ({ canvas }) => {
    const message = canvas.getByLabelText('A message to Battle Buddy');
    await expect(canvas.queryByRole('link', { name: /Call 988/ })).not.toBeInTheDocument();
    await userEvent.clear(message);
    await userEvent.type(message, 'I want to die');
    await expect(await canvas.findByRole('link', { name: /Call 988/ })).toBeVisible();
  },
};
