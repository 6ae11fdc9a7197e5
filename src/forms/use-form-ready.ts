import { useEffect, useEffectEvent, type RefObject } from 'react';
import { formReadyEvent, type TakePress } from '../starter/forms';

/**
 * Tells the starter that React has taken a form over. The last hook of a form: the starter answers
 * at once with what the visitor pressed before, which the other hooks must hear.
 */
export function useFormReady(formRef: RefObject<HTMLFormElement | null>, take: TakePress) {
  const onPress = useEffectEvent(take);
  useEffect(() => {
    const detail: TakePress = (pressed) => onPress(pressed);
    formRef.current?.dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true, detail }));
  }, [formRef]);
}
