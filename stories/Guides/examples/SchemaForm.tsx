import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Checkbox } from '@vetsync/ui/components/Checkbox';
import { Form } from '@vetsync/ui/components/Form';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { TextField } from '@vetsync/ui/components/TextField';
import { useForm } from '@vetsync/ui/hooks/useForm';
import * as z from 'zod/mini';

const course = z.object({
  title: z.string().check(z.minLength(1, 'Please enter a title')),
  seats: z
    .nullable(z.number())
    .check(z.refine((seats) => seats !== null && seats > 0, 'Please enter at least one seat')),
  isOpen: z.boolean(),
});
type Course = z.infer<typeof course>;

export function SchemaForm({ onSave }: { onSave: (course: Course) => void }) {
  const { form, field, isPending, values, change } = useForm({
    schema: course,
    defaultValues: { title: '', seats: null, isOpen: true },
    onSubmit: onSave,
  });
  return (
    <Box maxWidth="narrow">
      <Form aria-label="Course" {...form}>
        <TextField label="Title" {...field('title')} />
        <NumberField label="Seats" {...field('seats')} />
        <Checkbox isSelected={values.isOpen} onChange={(isOpen) => change({ isOpen })}>
          Open to everyone
        </Checkbox>
        <Button type="submit" variant="primary" isPending={isPending}>
          Save course
        </Button>
      </Form>
    </Box>
  );
}
