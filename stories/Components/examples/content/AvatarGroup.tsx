import { AvatarGroup } from '@vetsync/ui/components/AvatarGroup';

const people = [
  { id: '1', name: 'Dana Fields' },
  { id: '2', name: 'Marcus Bell' },
  { id: '3', name: 'Ana Ortiz' },
];

export function Example() {
  return (
    <AvatarGroup
      aria-label="People who take part"
      people={people}
      max={2}
      moreLabel={(count) => `${count} more people`}
    />
  );
}
