import { useEffect, useState, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { MessageAction } from '../message-parts';
import { recall } from '../storage';

const Offer = chakra('p', { base: { marginTop: '0.5rem', color: 'softInk', fontSize: 'small' } });

/** Returns the address in the newsletter's field, or the one that was sent. */
const givenAddress = () =>
  [...recall('draft', 'newsletter'), ...recall('address', 'newsletter')][0]?.get(
    'subscriber_email',
  ) ?? '';

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

type OfferedAddressProps = { words: string; formRef: RefObject<HTMLFormElement | null> };

/**
 * Offers the address given for the newsletter while the visitor is in the empty e-mail field. Only
 * there: anywhere else the fields would move away from under the pointer that presses them.
 */
export function OfferedAddress({ words, formRef }: OfferedAddressProps) {
  const [address, setAddress] = useState('');

  useEffect(() => {
    const form = formRef.current;
    const field = form?.elements.namedItem('email');
    if (!form || !(field instanceof HTMLInputElement)) return undefined;
    const offer = () => setAddress(field.value ? '' : givenAddress());
    const takeBack = () => setAddress((offered) => (field.value ? '' : offered));
    if (document.activeElement === field) offer();
    field.addEventListener('focus', offer);
    form.addEventListener('input', takeBack);
    form.addEventListener('reset', takeBack);
    return () => {
      field.removeEventListener('focus', offer);
      form.removeEventListener('input', takeBack);
      form.removeEventListener('reset', takeBack);
    };
  }, [formRef]);

  const accept = () => {
    const field = formRef.current?.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = address;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };

  return isAddress(address) ? (
    <Offer>
      {words}{' '}
      <MessageAction type="button" onClick={accept}>
        {address}
      </MessageAction>
    </Offer>
  ) : null;
}
