import type { InquiryPlan } from '../../content/types/form-types';
import { FormAttribute } from '../../contract/form-attributes';
import { planField, planTextField } from '../../contract/form-fields';
import { isControl, replaceAnswers, answersOf } from './answers';
import { isWithin } from './form-element';
import { loadItem, removeItem, saveItem } from './tab-storage';

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name=${planField}][type=checkbox]`),
];

const textOf = (plan: InquiryPlan | undefined) => (plan?.formText ? `${plan.formText} ` : '');

/** Replaces what a plan has written into the text by what another one writes. */
function replaceText(form: HTMLFormElement, last?: InquiryPlan, next?: InquiryPlan) {
  const field = form.querySelector<HTMLTextAreaElement>(`[name=${planTextField}]`);
  if (!field) return;
  const own = field.value.startsWith(textOf(last))
    ? field.value.slice(textOf(last).length)
    : field.value;
  field.value = own.startsWith(textOf(next)) ? own : textOf(next) + own;
}

/**
 * Fills in what a plan chooses and writes, and replaces what another plan's link has filled in. Options that the
 * visitor has chosen stay, and so do the visitor's changes of this plan's options and text, even to none.
 */
function choose(form: HTMLFormElement, plan: InquiryPlan, plans: readonly InquiryPlan[]) {
  const boxes = boxesOf(form);
  const last = loadItem('plan', 'contact');
  const lastPlan = plans.find(({ slug }) => slug === last?.get('slug'));
  const isSame = lastPlan === plan;
  const isByVisitor = !last || last.has('options');
  const keepsOptions = isByVisitor && (isSame || boxes.some(({ checked }) => checked));
  if (!keepsOptions) for (const box of boxes) box.checked = plan.formOptions.includes(box.value);
  if (!isSame || !last?.has('text')) replaceText(form, lastPlan, plan);
  if (isSame) return;
  const item = { slug: plan.slug, ...(keepsOptions && { options: 'changed' }) };
  saveItem('plan', 'contact', new URLSearchParams(item));
}

/** Notes that the visitor has changed what a plan has filled in; without one, that it was the visitor's choice. */
function noteChange(form: HTMLFormElement, plan: InquiryPlan | undefined, field: string) {
  const item = loadItem('plan', 'contact');
  if (field === planField) item?.set('options', 'changed');
  else if (field !== planTextField) return;
  else if (!answersOf(form).get(planTextField)?.startsWith(textOf(plan)))
    item?.set('text', 'changed');
  if (item && plan) saveItem('plan', 'contact', item);
  else if (field === planField) removeItem('plan', 'contact');
}

/** Hides the note about a plan, and forgets which plan the link named. */
export function forgetPlan(form: HTMLFormElement) {
  const notes = form.querySelectorAll<HTMLElement>(`[${FormAttribute.plan}]`);
  if (notes.length === 0) return;
  for (const note of notes) note.hidden = true;
  removeItem('plan', 'contact');
  const address = new URL(location.href);
  address.searchParams.delete('plan');
  history.replaceState(history.state, '', address);
}

/** Takes back what a plan has filled in. Options that the visitor has chosen or changed stay. */
function removePlan(form: HTMLFormElement, plan: InquiryPlan) {
  const isByVisitor = loadItem('plan', 'contact')?.has('options');
  if (!isByVisitor)
    for (const box of boxesOf(form)) if (plan.formOptions.includes(box.value)) box.checked = false;
  replaceText(form, plan);
  forgetPlan(form);
  replaceAnswers(form, answersOf(form));
}

/** Returns the slug of the plan that the link to the page named; null if there is none. */
const namedPlan = () => new URLSearchParams(location.search).get('plan');

/** Returns the note about that plan. The build hides it, and the deferred script shows it. */
export const planNote = () =>
  [...document.querySelectorAll<HTMLElement>(`[${FormAttribute.plan}]`)].find(
    (note) => note.getAttribute(FormAttribute.plan) === namedPlan(),
  );

/** Fills in what the plan in the page's address chooses. Returns a function that stops watching the visitor's changes. */
export function startPlan(form: HTMLFormElement, plans: readonly InquiryPlan[]) {
  const abort = new AbortController();
  const { signal } = abort;
  const plan = plans.find(({ slug }) => slug === namedPlan());
  if (plan) choose(form, plan, plans);
  // The visitor has cleared it before React.
  if (plan && planNote()?.hidden === true) removePlan(form, plan);
  form.addEventListener(
    'input',
    ({ target }) => isControl(target) && noteChange(form, plan, target.name),
    { signal },
  );
  form.addEventListener(
    'click',
    ({ target }) => plan && isWithin(target, FormAttribute.clearPlan) && removePlan(form, plan),
    { signal },
  );
  return () => abort.abort();
}
