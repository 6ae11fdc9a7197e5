import { useEffect, type RefObject } from 'react';
import { isFromThisAddress, restoreDraft } from '../draft';

/** A plan, and the kinds of help that one who comes from it needs. */
export type PlanHelp = {
  /** The parameter in the address: `/contact/?plan=…`. */
  slug: string;
  help: readonly string[];
};

/**
 * Chooses the help that belongs to the plan in the page's address. A plan that does not exist chooses
 * nothing, and nothing is taken away. A draft from this very address holds what the visitor has made
 * of that choice since.
 */
export function usePlan(formRef: RefObject<HTMLFormElement | null>, plans: readonly PlanHelp[]) {
  useEffect(() => {
    const form = formRef.current;
    const slug = new URLSearchParams(location.search).get('plan');
    const plan = plans.find((one) => one.slug === slug);
    if (!form || !plan || isFromThisAddress(restoreDraft(form))) return;
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
      if (plan.help.includes(box.value)) box.checked = true;
    }
  }, [formRef, plans]);
}
