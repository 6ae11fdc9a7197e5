import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import props from 'generated/forms';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormName } from '../../content/form-fields';
import { ContactStatus } from '../contact/contact-status';
import { createFormStore } from '../form-store';
import { NewsletterStatus } from '../newsletter/newsletter-status';
import type { Outcome } from '../outcome';
import { redirect } from '../redirect';
import { FormContext } from '../slot';
import { formsOfPage, nameOf, slotOf, slotsOf } from '../../page-scripts/form-element';
import { formFailedEvent } from '../../page-scripts/forms';
import { removeRecord } from '../../page-scripts/tab-storage';
import { formSystem } from './form-system';
import { pageStyles } from './page-styles';

/** The time for reading the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

const statuses: Readonly<Record<FormName, ReactNode>> = {
  contact: <ContactStatus {...props.contact} />,
  newsletter: <NewsletterStatus {...props.newsletter} />,
};

/** What else happens after a result, besides the notices. */
const onResult: Readonly<Record<FormName, (outcome: Outcome) => void>> = {
  contact: (outcome) => {
    const { schedulingPage } = props.contact;
    if (outcome === 'sent' && schedulingPage !== null) redirect(schedulingPage, redirectDelay);
  },
  newsletter: (outcome) => {
    const { alert, sent } = props.newsletter.words;
    if (outcome === 'sent') {
      removeRecord('attempt', 'newsletter');
      redirect(sent.link.href, 0);
    } else window.alert(alert);
  },
};

const mounted = new WeakSet<HTMLFormElement>();
let cache: ReturnType<typeof pageStyles> | undefined;

/**
 * Mounts React in a form. It renders only into the slots, so that extensions and translators can change the
 * fields. If React fails, mounts it once more; after a second failure the browser sends the form.
 */
export function mountForm(form: HTMLFormElement): void {
  const container = slotOf(form, 'notices');
  if (!container || mounted.has(form)) return;
  mounted.add(form);
  const name = nameOf(form);
  const store = createFormStore(form, name, onResult[name]);
  const mount = (onFailure: () => void) => {
    // Removes what a failed root has left.
    for (const slot of slotsOf(form)) slot.replaceChildren();
    let hasFailed = false;
    const root = createRoot(container, {
      onUncaughtError: (error) => {
        // React may report one error twice. It is still emptying the slots here.
        if (!hasFailed) queueMicrotask(onFailure);
        hasFailed = true;
        reportError(error);
      },
    });
    // A transition is interruptible, so that typing stays responsive.
    startTransition(() =>
      root.render(
        <CacheProvider value={(cache ??= pageStyles())}>
          <ChakraProvider value={formSystem}>
            <FormContext value={store}>{statuses[name]}</FormContext>
          </ChakraProvider>
        </CacheProvider>,
      ),
    );
  };
  mount(() =>
    mount(() => {
      store.close();
      form.dispatchEvent(new Event(formFailedEvent, { bubbles: true }));
    }),
  );
}

/** Mounts React in every form of the page. In `develop`, Gatsby calls it as `onRouteUpdate`. */
export const mountForms = () => formsOfPage().forEach(mountForm);
