import { Slider } from '@vetsync/ui/components/Slider';

export function Example() {
  return (
    <Slider
      label="Distance"
      name="distance"
      defaultValue={25}
      step={5}
      formatOptions={{ style: 'unit', unit: 'mile' }}
    />
  );
}
