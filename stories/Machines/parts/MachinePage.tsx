import { Button } from '@vetsync/ui/components/Button';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { Heading } from '@vetsync/ui/components/Heading';
import { Inline } from '@vetsync/ui/components/Inline';
import { Select } from '@vetsync/ui/components/Select';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { useMemo, useState } from 'react';
import { isIn } from '../../support/inState.ts';
import { allStates, chartOf, figuresOf } from './chart.ts';
import type { MachineStory } from './machineStories.ts';
import { Stage } from './Stage.tsx';
import { Statechart } from './Statechart.tsx';
import { useLive } from './useLive.ts';
import * as look from './look.ts';

const words: Record<string, string> = {
  states: 'States to rest in',
  regions: 'Regions side by side',
  transitions: 'Transitions',
  events: 'Events',
  waits: 'Waits',
  guards: 'Guards',
  actors: 'Calls, feeds and clocks',
};

function AtWork({ story }: { story: MachineStory }) {
  const live = useLive(story.situation);
  const { machine } = story.situation;
  const chart = useMemo(() => chartOf(machine), [machine]);
  const isActive = (path: string) => path === '' || isIn(live.snapshot.value, path);
  const possible = allStates(chart)
    .filter(({ path }) => isActive(path))
    .flatMap(({ transitions }) => transitions);
  return (
    <div style={look.page}>
      <Statechart chart={chart} isActive={isActive} />
      <section style={look.stage} aria-label="The stage">
        <Stage story={story} live={live} possible={possible} />
      </section>
    </div>
  );
}

/** A machine's chart beside a stage that runs it, starting from any of its stories. */
export function MachinePage({ name, stories }: { name: string; stories: readonly MachineStory[] }) {
  const [chosen, choose] = useState({ id: stories[0]?.id ?? '', run: 0 });
  const story = stories.find(({ id }) => id === chosen.id) ?? stories[0];
  if (!story) return <Text>No story shows a state of {name}.</Text>;
  const { machine } = story.situation;
  const figures = Object.entries(figuresOf(machine, chartOf(machine)));
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
        <Button onPress={() => choose({ ...chosen, run: chosen.run + 1 })}>Start again</Button>
      </Inline>
      <AtWork key={`${chosen.id} ${chosen.run}`} story={story} />
    </Stack>
  );
}
