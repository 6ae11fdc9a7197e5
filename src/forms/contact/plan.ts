import { useEffect, useState } from 'react';
import type { InquiryPlan } from '../../content/forms';
import { loadRecord, removeRecord, saveRecord } from '../../inline/tab-storage';

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('[name=helpNeeded][type=checkbox]'),
];

/** Chooses the options of a plan, unless the visitor has chosen some. What another link has chosen goes. */
function choose(form: HTMLFormElement, { slug, formOptions }: InquiryPlan) {
  const boxes = boxesOf(form);
  const isByLink = loadRecord('plan', 'contact') !== undefined;
  if (!isByLink && boxes.some(({ checked }) => checked)) return;
  for (const box of boxes) box.checked = formOptions.includes(box.value);
  saveRecord('plan', 'contact', new URLSearchParams({ slug }));
}

/**
 * Chooses the options of the plan in the page's address.
 *
 * @returns the plan, until the form is reset; undefined if the address names none that there is
 */
export function usePlan(form: HTMLFormElement, plans: readonly InquiryPlan[]) {
  const [isReset, setReset] = useState(false);
  const slug = new URLSearchParams(location.search).get('plan');
  const plan = plans.find((one) => one.slug === slug);
  useEffect(() => {
    if (plan) choose(form, plan);
    const forget = () => removeRecord('plan', 'contact');
    const onReset = () => {
      forget();
      setReset(true);
    };
    const boxes = boxesOf(form);
    for (const box of boxes) box.addEventListener('change', forget);
    form.addEventListener('reset', onReset);
    return () => {
      for (const box of boxes) box.removeEventListener('change', forget);
      form.removeEventListener('reset', onReset);
    };
  }, [form, plan]);
  return isReset ? undefined : plan;
}
