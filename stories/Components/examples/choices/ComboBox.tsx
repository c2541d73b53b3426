import { ComboBox } from '@vetsync/ui/components/ComboBox';

const schools = [
  { value: 'ut', label: 'University of Texas at Austin', keywords: ['UT Austin'] },
  { value: 'acc', label: 'Austin Community College', keywords: ['ACC'] },
  { value: 'txst', label: 'Texas State University' },
];

export function Example() {
  return <ComboBox label="School" name="school" options={schools} placeholder="UT Austin" />;
}
