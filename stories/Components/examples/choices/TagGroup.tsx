import { TagGroup } from '@vetsync/ui/components/TagGroup';

const skills = [
  { id: 'logistics', label: 'Logistics' },
  { id: 'first-aid', label: 'First aid' },
];

export function Example() {
  return <TagGroup label="Skills" name="skills" defaultItems={skills} />;
}
