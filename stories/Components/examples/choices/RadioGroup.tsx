import { RadioGroup } from '@vetsync/ui/components/RadioGroup';

const ways = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
];

export function Example() {
  return <RadioGroup label="How should we reach you?" name="contact" options={ways} defaultValue="email" />;
}
