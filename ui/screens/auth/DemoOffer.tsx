import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { demo } from './Auth.css.ts';
import { authWords } from './Auth.words.ts';

const words = authWords.demo;

export interface DemoOfferProps {
  href: string;
}

/** The way in without an account (platform spec, section 1). */
export function DemoOffer({ href }: DemoOfferProps) {
  return (
    <aside className={demo} aria-labelledby="demo-offer">
      <Heading level={2} size="title" id="demo-offer">
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      <LinkButton href={href}>{words.link}</LinkButton>
    </aside>
  );
}
