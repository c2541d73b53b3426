import { NumberField } from '@vetsync/ui/components/NumberField';

export function Example() {
  return (
    <NumberField label="People in your household" name="people" defaultValue={2} minValue={1} maxValue={20} />
  );
}
