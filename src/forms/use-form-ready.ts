import { useEffect, useEffectEvent, type RefObject } from 'react';
import { formReadyEvent, type TakePress } from '../starter/forms';

/**
 * Notifies the starter that React has hydrated a form. The last hook of a form: the starter
 * immediately passes on an earlier press, and the other hooks must receive it.
 */
export function useFormReady(formRef: RefObject<HTMLFormElement | null>, take: TakePress) {
  const onPress = useEffectEvent(take);
  useEffect(() => {
    const detail: TakePress = (pressed) => onPress(pressed);
    formRef.current?.dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true, detail }));
  }, [formRef]);
}
