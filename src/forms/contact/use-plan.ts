import { useEffect, useState, type RefObject } from 'react';
import type { InquiryPlan } from '../../content/forms';

/**
 * Chooses the options that belong to the plan in the page's address, unless the form has an answer to that
 * question. An unknown plan changes nothing.
 *
 * @returns the line over the form; undefined without a plan
 */
export function usePlan(formRef: RefObject<HTMLFormElement | null>, plans: readonly InquiryPlan[]) {
  const [formQuestion, setFormQuestion] = useState<string>();
  useEffect(() => {
    const form = formRef.current;
    const slug = new URLSearchParams(location.search).get('plan');
    const plan = plans.find((one) => one.slug === slug);
    if (!form || !plan) return;
    setFormQuestion(plan.formQuestion);
    const boxes = form.querySelectorAll<HTMLInputElement>('[type=checkbox]');
    if ([...boxes].some(({ checked }) => checked)) return;
    for (const box of boxes) box.checked = plan.formOptions.includes(box.value);
  }, [formRef, plans]);

  return formQuestion;
}
