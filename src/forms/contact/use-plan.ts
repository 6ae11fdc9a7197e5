import { useEffect, useState, type RefObject } from 'react';
import type { PlanHelp } from '../../content/forms';
import { saveDraft } from '../draft';

/**
 * Preselects the help that belongs to the plan in the page's address, in place of what another link
 * has chosen, unless the visitor has answered that question. An unknown plan changes nothing.
 *
 * @returns the line over the form; undefined without a plan
 */
export function usePlan(formRef: RefObject<HTMLFormElement | null>, plans: readonly PlanHelp[]) {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const form = formRef.current;
    const slug = new URLSearchParams(location.search).get('plan');
    const plan = plans.find((one) => one.slug === slug);
    if (!form || !plan) return;
    setAsked(plan.asked);
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
    const earlier = boxes.filter(({ dataset }) => dataset.byLink);
    for (const box of earlier) {
      box.checked = false;
      delete box.dataset.byLink;
    }
    if (!boxes.some(({ checked }) => checked)) {
      for (const box of boxes.filter(({ value }) => plan.help.includes(value))) {
        box.checked = true;
        box.dataset.byLink = 'yes';
      }
    }
    if (earlier.length > 0) saveDraft(form);
  }, [formRef, plans]);

  return asked;
}
