import { useEffect, type RefObject } from 'react';
import { answersOf } from '../fields';

/** A plan, and the kinds of help that its visitors need. */
export type PlanHelp = {
  /** The parameter in the address: `/contact/?plan=…`. */
  slug: string;
  help: readonly string[];
};

/**
 * Preselects the help that belongs to the plan in the page's address, unless the draft has an
 * answer to that question. An unknown plan changes nothing.
 */
export function usePlan(formRef: RefObject<HTMLFormElement | null>, plans: readonly PlanHelp[]) {
  useEffect(() => {
    const form = formRef.current;
    const slug = new URLSearchParams(location.search).get('plan');
    const plan = plans.find((one) => one.slug === slug);
    if (!form || !plan || answersOf(form).has('helpNeeded')) return;
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
      if (plan.help.includes(box.value)) box.checked = true;
    }
  }, [formRef, plans]);
}
