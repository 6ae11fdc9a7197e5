import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Icon } from '../../components/icon';
import { FadeIn } from './motion';

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    gap: '1rem',
    alignItems: 'start',
    justifyContent: 'space-between',
    padding: '1rem',
    paddingInlineStart: '1.25rem',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderInlineStartWidth: '5px',
    borderInlineStartColor: 'thread.3',
    borderRadius: 'field',
    bg: 'bg.panel',
    fontSize: 'small',
  },
  variants: { tone: { destructive: { borderInlineStartColor: 'thread.1' } } },
});

const Title = chakra('p', { base: { fontWeight: '600' } });
const Text = chakra('p', { base: { color: 'fg.muted' } });

const Dismiss = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    marginBlock: '-0.5rem',
    borderRadius: 'pill',
    _hover: { bg: 'bg.muted' },
  },
});

type ToastProps = {
  toast: { title: string; text: string } | null;
  tone?: 'destructive';
  /** The name of the button that closes it. */
  dismiss: string;
  onDismiss: () => void;
};

/** Renders a toast that a visitor can close. */
export const Toast = ({ toast, tone, dismiss, onDismiss }: ToastProps) => (
  <FadeIn show={toast !== null}>
    <Sheet tone={tone} data-tone={tone}>
      <div>
        <Title>{toast?.title}</Title>
        <Text>{toast?.text}</Text>
      </div>
      <Dismiss type="button" onClick={onDismiss}>
        <Icon name="close" size={18} />
        <VisuallyHidden>{dismiss}</VisuallyHidden>
      </Dismiss>
    </Sheet>
  </FadeIn>
);
