import { Icon } from '../../components/icon';
import { Select, Textarea } from '../../components/input';
import type { ContactWords } from '../../content/forms';
import { chakra } from '@chakra-ui/react';
import { Label, Optional } from '../field-parts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& select': { appearance: 'none', paddingRight: '3rem', cursor: 'pointer' },
    '& svg': {
      position: 'absolute',
      right: '1rem',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
    },
  },
});

type WordsOf<Name extends keyof ContactWords> = { words: ContactWords[Name]; optional: string };

/** Asks when the work should begin. */
export const Timeline = ({ words, optional }: WordsOf<'timeline'>) => (
  <div>
    <Label htmlFor="contact-timeline">
      {words.label}
      <Optional word={optional} />
    </Label>
    <Frame>
      <Select id="contact-timeline" name="timeline">
        <option value="">{words.placeholder}</option>
        {words.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Icon name="chevron" size={18} />
    </Frame>
  </div>
);

/** Asks for anything else that the visitor wants to say. */
export const Additional = ({ words, optional }: WordsOf<'additional'>) => (
  <div>
    <Label htmlFor="contact-additional">
      {words.label}
      <Optional word={optional} />
    </Label>
    <Textarea id="contact-additional" name="additional" rows={4} placeholder={words.placeholder} />
  </div>
);
