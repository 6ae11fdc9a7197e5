import { columns } from '../components/columns';
import { Eyebrow } from '../components/eyebrow';
import { Headline } from '../components/headline';
import { languageAttributes } from '../components/in-language';
import { Link } from '../components/link';
import { chakra } from '@chakra-ui/react';

const Sheet = chakra('div', { base: { marginTop: 'clamp(3rem, 6vw, 5rem)' } });

const List = chakra('ul', { base: { ...columns, rowGap: 0, marginTop: '1.5rem' } });

const Entry = chakra('li', { base: { display: 'flex', borderTopWidth: '1px' } });

const To = chakra(Link, {
  base: { flex: '1', paddingBlock: '1.5rem', _hover: { color: 'accent' } },
});

const Opening = chakra('span', {
  base: { display: 'block', fontFamily: 'serif', fontSize: 'heading', lineHeight: '1.25' },
});

const Title = chakra('span', {
  base: { display: 'block', marginTop: '0.75rem', color: 'softInk', fontSize: 'small' },
});

export type IntroOpeningsProps = {
  label: string;
  articles: readonly { path: string; language: string | null; title: string; opening: string }[];
};

/** Shows how articles begin: each text breaks off, and continues behind its link. */
export const IntroOpenings = ({ label, articles }: IntroOpeningsProps) => (
  <Sheet>
    <Eyebrow>{label}</Eyebrow>
    <List>
      {articles.map(({ path, language, title, opening }) => (
        <Entry key={path}>
          <To href={path} {...languageAttributes(language)}>
            <Opening>{opening}</Opening>
            <Title>
              <Headline text={title} />
            </Title>
          </To>
        </Entry>
      ))}
    </List>
  </Sheet>
);
