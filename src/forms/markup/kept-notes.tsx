import { chakra } from '@chakra-ui/react/styled-system';
import { planField, planTextField } from '../fields/form-fields';
import type { ContactProps } from '../fields/form-schemas';
import { FormAttribute } from '../state/form-attributes';
import { controlId } from './controls';
import { NoticeAction, NoticeActions, NoticeFrame } from './notice-frame';

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

const Required = chakra(Line, {
  base: { [`[${FormAttribute.restored}] &`]: { display: 'none' } },
});

const Restored = chakra(Line, {
  base: { [`form:not([${FormAttribute.restored}]) &`]: { display: 'none' } },
});

type KeptNotesProps = Pick<ContactProps, 'words' | 'plans'>;

/**
 * Renders what came along with the visitor: the plan that a link named, and the answers that the tab has kept. The build
 * renders it, and the deferred script shows it, so that no field moves when React comes.
 */
export const KeptNotes = ({ words, plans }: KeptNotesProps) => (
  <div aria-live="polite">
    {plans.map(({ slug, formNote, formText }) => (
      <NoticeFrame
        key={slug}
        {...{ [FormAttribute.plan]: slug }}
        hidden
        tone="calm"
        marginBlock="0 1.25rem"
      >
        <p>{formNote}</p>
        <NoticeActions>
          <a href={`#${controlId('contact', formText ? planTextField : planField)}`}>
            {words.plan.change}
          </a>
          <NoticeAction type="button" {...{ [FormAttribute.clearPlan]: '' }}>
            {words.plan.clear}
          </NoticeAction>
        </NoticeActions>
      </NoticeFrame>
    ))}
    <Required>{words.required}</Required>
    <Restored>
      <span>{words.savedAnswers.text}</span>
      <NoticeAction type="button" {...{ [FormAttribute.clear]: '' }}>
        {words.savedAnswers.clear}
      </NoticeAction>
    </Restored>
  </div>
);
