/** Fired by a form when React is mounted. Its detail is a `SubmitHandler`. */
export const formReadyEvent = 'form-ready';

/** Fired by a form when React has failed in it for good. */
export const formFailedEvent = 'form-failed';

/** Sends a submit that was held, with the answers at the time of the submit. */
export type SubmitHandler = (answers: URLSearchParams) => void;
