import { screen } from '@testing-library/react';

/** Returns the parts of the message. jsdom does not fire `formdata`, so this does. */
export function formParts() {
  const form = screen.getByRole<HTMLFormElement>('form');
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return [...formData];
}
