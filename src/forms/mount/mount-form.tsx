import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { FormStore } from '../sending/form-store';
import { FormContext } from '../react/slot';
import { formsOfPage, nameOf, slotOf, slotsOf } from '../state/form-element';
import { formFailedEvent } from '../state/form-events';
import { formApps } from './form-apps';
import { formSystem } from './form-system';

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
      store.close();
      form.dispatchEvent(new Event(formFailedEvent, { bubbles: true }));
    }),
  );
}

/** Mounts React in every form of the page. In `develop`, Gatsby calls it as `onRouteUpdate`. */
export const mountForms = () => formsOfPage().forEach(mountForm);
