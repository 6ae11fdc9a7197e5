import { ChakraProvider } from '@chakra-ui/react/styled-system';
import props from 'generated/forms';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormName } from '../../contract/form-fields';
import { ContactStatus } from '../react/contact-status';
import { NewsletterStatus } from '../react/newsletter-status';
import { FormContext } from '../react/slot';
import { FormStore } from '../sending/form-store';
import { redirect } from '../sending/redirect';
import { formFailedEvent, formsOfPage, nameOf, slotOf, slotsOf } from '../state/form-element';
import type { Outcome } from '../state/outcome';
import { removeItem } from '../state/tab-storage';
import { formSystem } from './form-system';
import { printAnswers } from './print-answers';

/** What the browser adds to a form: what React renders, and what follows a submit. */
type FormApp = {
  /** The notices and errors, which React renders into the slots. */
  status: ReactNode;
  /** Called once for each attempt that has arrived or failed: opens another page, or alerts. */
  onResult: (outcome: Outcome) => void;
};

/** The time for reading the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

const { contact, newsletter } = props;

/** The inquiry: a success opens the scheduling page, if there is one. */
const contactApp: FormApp = {
  status: <ContactStatus {...contact} />,
  onResult: (outcome) => {
    if (outcome === 'sent' && contact.schedulingPage !== null)
      redirect(contact.schedulingPage, redirectDelay);
  },
};

/** The newsletter signup: a success opens the confirmation page, and a failure alerts. null on a site without one. */
const newsletterApp: FormApp | null = newsletter && {
  status: <NewsletterStatus {...newsletter} />,
  onResult: (outcome) => {
    const { alert, sent } = newsletter.words;
    if (outcome === 'sent') {
      // The confirmation page reports it.
      removeItem('attempt', 'newsletter');
      redirect(sent.link.href, 0);
    } else window.alert(alert);
  },
};

const formApps: Readonly<Record<FormName, FormApp | null>> = {
  contact: contactApp,
  newsletter: newsletterApp,
};

const mounted = new WeakSet<HTMLFormElement>();

/**
 * Mounts React in a form. It renders only into the slots, so that extensions and translators can change the
 * fields. If React fails, mounts it once more; after a second failure the browser sends the form.
 */
export function mountForm(form: HTMLFormElement): void {
  const container = slotOf(form, 'notices');
  const name = nameOf(form);
  const app = formApps[name];
  if (!app || !container || mounted.has(form)) return;
  mounted.add(form);
  const { status, onResult } = app;
  const store = new FormStore(form, name, onResult);
  store.start();
  printAnswers(form);
  const mount = (onFailure: () => void) => {
    // Removes what a failed root has left.
    for (const slot of slotsOf(form)) slot.replaceChildren();
    let hasFailed = false;
    const root = createRoot(container, {
      onUncaughtError: (error) => {
        // React may report one error twice, and removes what it has rendered after the first report.
        if (!hasFailed) queueMicrotask(onFailure);
        hasFailed = true;
        reportError(error);
      },
    });
    // A transition is interruptible, so that typing stays responsive.
    startTransition(() =>
      root.render(
        <ChakraProvider value={formSystem}>
          <FormContext value={store}>{status}</FormContext>
        </ChakraProvider>,
      ),
    );
  };
  mount(() =>
    mount(() => {
      store.stop();
      form.dispatchEvent(new Event(formFailedEvent, { bubbles: true }));
    }),
  );
}

/** Mounts React in every form of the page. In `develop`, Gatsby calls it as `onRouteUpdate`. */
export const mountForms = () => formsOfPage().forEach(mountForm);
