import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@vetsync/ui/components/Avatar';
import { Badge } from '@vetsync/ui/components/Badge';
import { Button } from '@vetsync/ui/components/Button';
import { DateLeaf } from '@vetsync/ui/components/DateLeaf';
import { Row, RowList } from '@vetsync/ui/components/RowList';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const upload = fn();

const applications = (
  <>
    <Row
      mark={<Avatar name="Harbor State" shape="organization" />}
      title="Nursing, B.S."
      href="#nursing"
      detail="Harbor State University, fall 2027"
      state={<Badge tone="caution">Waits for your transcript</Badge>}
    />
    <Row
      mark={<Avatar name="Cascade Grid" shape="organization" />}
      title="Shift Operations Lead"
      href="#lead"
      detail="Cascade Grid Services, Tulsa"
      state="Sent Nov 19"
      isCurrent
    />
  </>
);

const meta = {
  title: 'Components/RowList',
  component: RowList,
  subcomponents: { Row },
  args: { 'aria-label': 'Open applications', children: applications },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Open applications' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Nursing, B.S.' });
    const row = link.closest('li')!;
    // A press on any part of the row follows the link.
    const { right, top, height } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, top + height / 2)).toBe(link);
    await expect(canvas.getByRole('link', { name: 'Shift Operations Lead' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Buttons at the end work apart from the row's link. */
export const WithActions: Story = {
  args: {
    'aria-label': 'Waiting for you',
    children: (
      <Row
        mark={<DateLeaf date="2026-12-01" />}
        title="Send your transcript"
        href="#transcript"
        detail="In 9 days. The last item for Nursing at Harbor State."
        actions={
          <Button size="small" onPress={upload}>
            Upload
          </Button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    upload.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(upload).toHaveBeenCalledTimes(1);
    await expect(window.location.hash).toBe('');
  },
};

/** In a narrow list, the state lies below the words. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <Stack space="large">
      <RowList>{applications}</RowList>
      <RowList>
        <Row title="Words only" />
        <Row title="Two lines" detail="What matters about it now." />
        <Row
          title="A link"
          href="#a"
          detail={'A line that takes more room than there is. '.repeat(4)}
          state="Its state"
        />
        <Row
          title="Everything"
          href="#b"
          mark={<DateLeaf date="2026-12-04" />}
          detail="Two lines."
          state={<Badge tone="positive">Accepted</Badge>}
          actions={<Button size="small">Open</Button>}
        />
      </RowList>
    </Stack>
  ),
};
