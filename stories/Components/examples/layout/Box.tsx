import { Box } from '@vetsync/ui/components/Box';

export function Example() {
  return (
    <Box padding="medium" background="sunken">
      Content with space and color from the theme
    </Box>
  );
}
