import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { WellnessNav, type WellnessNavProps } from './WellnessNav.tsx';
import { screenOnly } from '../../layout.css.ts';
import '../Wellness.phrases.ts';

interface WellnessPageHeadProps extends WellnessNavProps {
  title: string;
  subtitle?: string;
}

/** Title of the page and links to the others. */
export function WellnessPageHead({ title, subtitle, ...nav }: WellnessPageHeadProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space="small">
      <Stack as="hgroup" space="xxsmall">
        <Heading level={1} ref={heading}>
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </Stack>
      <div className={screenOnly}>
        <WellnessNav {...nav} />
      </div>
    </Stack>
  );
}
