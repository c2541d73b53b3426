import { Heading } from '@vetsync/ui/components/Heading';
import { Link } from '@vetsync/ui/components/Link';
import { Stack } from '@vetsync/ui/components/Stack';
import { SearchForm } from '../SearchForm.tsx';
import { texts, type Language } from '../texts.ts';

export default async function Page({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  return (
    <Stack as="main">
      <Heading level={1}>{texts[locale].search}</Heading>
      <SearchForm language={locale} />
      <Link href={`/${locale}/jobs`}>{texts[locale].jobs}</Link>
    </Stack>
  );
}
