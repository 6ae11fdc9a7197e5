import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, type RefObject } from 'react';
import { restoreDraft } from '../draft';
import { MessageAction } from '../message-parts';
import { recall } from '../storage';

const Offer = chakra('p', { base: { marginTop: '0.5rem', color: 'softInk', fontSize: 'small' } });

/** The address that stands in the newsletter's field, or stood there when it was sent. */
const givenAddress = () =>
  (recall('draft', 'newsletter') ?? recall('address', 'newsletter'))?.get('subscriber_email') ?? '';

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

type OfferedAddressProps = { words: string; formRef: RefObject<HTMLFormElement | null> };

/** Offers the address given for the newsletter while the e-mail field is open. */
export function OfferedAddress({ words, formRef }: OfferedAddressProps) {
  const [address, setAddress] = useState('');

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    restoreDraft(form);
    const look = () => {
      const isOpen = !new FormData(form).get('email');
      setAddress(isOpen ? givenAddress() : '');
    };
    look();
    const events = ['focusin', 'input', 'reset'];
    for (const event of events) form.addEventListener(event, look);
    return () => {
      for (const event of events) form.removeEventListener(event, look);
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
