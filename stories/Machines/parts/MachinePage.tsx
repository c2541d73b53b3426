import { Button } from '@vetsync/ui/components/Button';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { Heading } from '@vetsync/ui/components/Heading';
import { Inline } from '@vetsync/ui/components/Inline';
import { Select } from '@vetsync/ui/components/Select';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { useState } from 'react';
import { chartOf, figuresOf } from './chart.ts';
import type { MachineStory } from './machineStories.ts';
import type { MachinePayloads } from './payloads.ts';
import { Stage } from './Stage.tsx';

const words: Record<string, string> = {
  states: 'States to rest in',
  regions: 'Regions side by side',
  transitions: 'Transitions',
  events: 'Events',
  waits: 'Waits',
  guards: 'Guards',
  actors: 'Calls, feeds and clocks',
};

interface MachinePageProps {
  name: string;
  stories: readonly MachineStory[];
  payloads: MachinePayloads;
}

/** A machine's figures, and a stage that runs it, starting from any of its stories. */
export function MachinePage({ name, stories, payloads }: MachinePageProps) {
  const [chosen, choose] = useState({ id: stories[0]?.id ?? '', run: 0 });
  const story = stories.find(({ id }) => id === chosen.id) ?? stories[0];
  if (!story) return <Text>No story shows a state of {name}.</Text>;
  const { machine } = story.situation;
  const figures = Object.entries(figuresOf(machine, chartOf(machine)));
  const restart = () => choose({ ...chosen, run: chosen.run + 1 });
  return (
    <Stack space="large">
      <Heading level={1}>{name}</Heading>
      <DescriptionList
        layout="stacked"
        items={figures.map(([figure, count]) => ({ label: words[figure] ?? figure, value: String(count) }))}
      />
      <Inline align="flex-end">
        <Select
          label="Start from"
          options={stories.map(({ id, name: called, states }) => ({
            value: id,
            label: `${states.join(', ')} (${called})`,
          }))}
          value={chosen.id}
          onChange={(id) => choose({ id, run: chosen.run + 1 })}
        />
        <Button onPress={restart}>Start again</Button>
      </Inline>
      <Stage key={`${chosen.id} ${chosen.run}`} story={story} payloads={payloads} restart={restart} />
    </Stack>
  );
}
