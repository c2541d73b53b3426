import { Heading } from '@vetsync/ui/components/Heading';
import { texts, type Language } from '../../texts.ts';

export default async function Jobs({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  return (
    <main>
      <Heading level={1}>{texts[locale].jobs}</Heading>
    </main>
  );
}
