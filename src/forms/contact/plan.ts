import { useEffect } from 'react';
import type { InquiryPlan } from '../../content/forms';

/**
 * Chooses the help that belongs to the plan in the page's address, unless the form has an answer to that
 * question.
 *
 * @returns the plan; undefined if the address names none that there is
 */
export function usePlan(
  form: HTMLFormElement,
  plans: readonly InquiryPlan[],
): InquiryPlan | undefined {
  const slug = new URLSearchParams(location.search).get('plan');
  const plan = plans.find((one) => one.slug === slug);
  useEffect(() => {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
    if (!plan || boxes.some(({ checked }) => checked)) return;
    for (const box of boxes) box.checked = plan.formOptions.includes(box.value);
  }, [form, plan]);
  return plan;
}
