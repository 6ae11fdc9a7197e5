import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactProps } from '../../content/types/form-types';
import { FormAttribute } from '../../contract/form-attributes';
import { planField, planTextField } from '../../contract/form-fields';
import { controlId } from './controls';
import { NoticeAction } from './notice-frame';

/** As high as its button, so that the line about saved answers takes its place and no field moves. */
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.25rem',
    minHeight: '2.75rem',
    marginBottom: '0.75rem',
    textStyle: 'note',
  },
});

/** In a sentence, because a phone shows the first two fields below it. */
const Plan = chakra('p', {
  base: {
    marginBottom: '0.75rem',
    textStyle: 'note',
    color: 'fg',
    lineHeight: '1.6',
    '& > * + *': {
      marginInlineStart: '0.75rem',
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});

/** One line at a time, so that the first fields are in view on a phone. */
const Required = chakra(Line, {
  base: {
    [`[${FormAttribute.restored}] &, [${FormAttribute.plan}]:not([hidden]) ~ &`]: {
      display: 'none',
    },
  },
});

const Restored = chakra(Line, {
  base: { [`form:not([${FormAttribute.restored}]) &`]: { display: 'none' } },
});

type PrefillNotesProps = Pick<ContactProps, 'words' | 'plans'>;

/**
 * Says what prefills the form: the plan that a link named, and the answers that the tab has saved. The build
 * renders it, and the deferred script shows it, so that no field moves when React comes.
 */
export const PrefillNotes = ({ words, plans }: PrefillNotesProps) => (
  <div aria-live="polite">
    {plans.map(({ slug, formNote, formText }) => (
      <Plan key={slug} {...{ [FormAttribute.plan]: slug }} hidden>
        <span>{formNote}</span>
        <a href={`#${controlId('contact', formText ? planTextField : planField)}`}>
          {words.plan.change}
        </a>
        <NoticeAction type="button" {...{ [FormAttribute.clearPlan]: '' }}>
          {words.plan.clear}
        </NoticeAction>
      </Plan>
    ))}
    <Required>{words.required}</Required>
    <Restored>
      <span>{words.savedAnswers.text}</span>
      <NoticeAction type="reset">{words.savedAnswers.clear}</NoticeAction>
    </Restored>
  </div>
);
