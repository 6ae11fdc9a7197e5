/**
 * The attributes by which scripts, styles and React find the parts of a form and its state, in an enum for the same
 * reason as `PageAttribute`.
 */
export enum FormAttribute {
  /** On a form of the site. Its value is the form's name. */
  form = 'data-form',

  /** On a form that is sending, or whose submit waits for React: its button shows its other words. */
  busy = 'data-busy',

  /** On a form whose message has arrived: a receipt replaces its fields. */
  sent = 'data-sent',

  /** On a form that got back answers which earlier pages had saved, until it is cleared. */
  restored = 'data-restored',

  /** On a control that a visitor has changed before the deferred script runs. */
  dirty = 'data-dirty',

  /** On the note about a plan, which shows if the link to the page named the plan. Its value is the plan's slug. */
  plan = 'data-plan',

  /** On the button in this note that takes back what the plan has filled in. */
  clearPlan = 'data-clear-plan',

  /** On an element into which React renders. It is empty in the build; its value is a `SlotName`. */
  slot = 'data-slot',

  /** On the words of the submit button that replace the others while the form is busy. */
  sending = 'data-sending',

  /** On the live region that announces these words. */
  status = 'data-status',

  /** On the button that lets the browser send the form by itself. */
  native = 'data-native',

  /** On the notice that React could not be loaded; hidden until then. */
  notLoaded = 'data-not-loaded',

  /** On the notice that there is no connection, for the time before React; hidden until then. */
  offline = 'data-offline',
}
