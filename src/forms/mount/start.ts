import { formsOfPage, formFailedEvent } from '../state/form-element';

/** Evaluated first, each in a task of its own, so that a slow phone can respond in between. */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/preset-base'),
  () => import(/* webpackMode: "eager" */ './form-system'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  for (const load of libraries) {
    await load();
    await nextTask();
  }
  const { mountForm } = await import(/* webpackMode: "eager" */ './mount-form');
  for (const form of formsOfPage()) {
    mountForm(form);
    await nextTask();
  }
}

start().catch((error: unknown) => {
  for (const form of formsOfPage())
    form.dispatchEvent(new Event(formFailedEvent, { bubbles: true }));
  reportError(error);
});
