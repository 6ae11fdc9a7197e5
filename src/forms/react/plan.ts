import { useEffect, useState } from 'react';
import { planField } from '../fields/form-fields';
import type { InquiryPlan } from '../fields/form-schemas';
import { loadRecord, removeRecord, saveRecord } from '../state/tab-storage';

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name=${planField}][type=checkbox]`),
];

/**
 * Chooses the options of a plan, and replaces those that another plan's link has chosen. Options that the
 * visitor has chosen stay, and so does the visitor's change of this plan's options, even to none.
 */
function choose(form: HTMLFormElement, { slug, formOptions }: InquiryPlan) {
  const boxes = boxesOf(form);
  const last = loadRecord('plan', 'contact');
  const isByVisitor = !last || last.has('changed');
  if (isByVisitor && (last?.get('slug') === slug || boxes.some(({ checked }) => checked))) return;
  for (const box of boxes) box.checked = formOptions.includes(box.value);
  saveRecord('plan', 'contact', new URLSearchParams({ slug }));
}

/**
 * Chooses the options of the plan in the page's address.
 *
 * @returns the plan, until the form is reset; undefined if the address names no existing plan
 */
export function usePlan(form: HTMLFormElement, plans: readonly InquiryPlan[]) {
  const [isReset, setReset] = useState(false);
  const slug = new URLSearchParams(location.search).get('plan');
  const plan = plans.find((one) => one.slug === slug);
  useEffect(() => {
    if (plan) choose(form, plan);
    const onChange = () => {
      if (plan)
        saveRecord('plan', 'contact', new URLSearchParams({ slug: plan.slug, changed: 'true' }));
      else removeRecord('plan', 'contact');
    };
    const onReset = () => {
      removeRecord('plan', 'contact');
      setReset(true);
    };
    const boxes = boxesOf(form);
    for (const box of boxes) box.addEventListener('change', onChange);
    form.addEventListener('reset', onReset);
    return () => {
      for (const box of boxes) box.removeEventListener('change', onChange);
      form.removeEventListener('reset', onReset);
    };
  }, [form, plan]);
  return isReset ? undefined : plan;
}
