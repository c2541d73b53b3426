import { GridList } from '@vetsync/ui/components/GridList';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';

const mentors = [
  { id: '1', name: 'Dana Fields', field: 'Nursing' },
  { id: '2', name: 'Marcus Bell', field: 'Logistics' },
];

export function Example() {
  return (
    <GridList aria-label="Mentors" items={mentors} getLabel={({ name }) => name} selectionMode="multiple">
      {({ name, field }) => (
        <Stack space="hair">
          <Text weight="medium">{name}</Text>
          <Text size="small">{field}</Text>
        </Stack>
      )}
    </GridList>
  );
}
