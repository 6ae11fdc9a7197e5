import { useEffect, type RefObject } from 'react';
import { isFromThisAddress, restoreDraft } from '../draft';

/** A plan, and the kinds of help that its visitors need. */
export type PlanHelp = {
  /** The parameter in the address: `/contact/?plan=…`. */
  slug: string;
  help: readonly string[];
};

/**
 * Preselects the help that belongs to the plan in the page's address. An unknown plan changes
 * nothing, and no choice is removed. A draft from this very address already has the visitor's
 * changes to that choice, so it stays as it is.
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
