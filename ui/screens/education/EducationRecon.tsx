import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { BenefitRings } from './calculator/BenefitRings.tsx';
import { Deadlines } from './application/Deadlines.tsx';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { ProgramsProps } from './Education.types.ts';
import { useWords } from '../../language/useWords.ts';
import './Education.phrases.ts';
import { educationWords } from './Education.words.ts';
import { PortalBanner } from './application/PortalBanner.tsx';
import { ProgramSearch } from './ProgramSearch.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

/** A standalone screen to explore programs before applying: search and comparison first. */
export function EducationRecon({ view, send, programs }: ProgramsProps) {
  const words = useWords(educationWords).recon;
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        tabs={<PageTabs words={useWords(educationWords)} links={view.links} current={null} />}
      />
      <ProgramSearch programs={programs} />
      <BenefitRings view={view} />
      <Deadlines view={view} send={send} />
      <PortalBanner view={view} send={send} />
      <div>
        <LinkButton href={view.links.hub}>{words.toHub}</LinkButton>
      </div>
    </Stack>
  );
}
