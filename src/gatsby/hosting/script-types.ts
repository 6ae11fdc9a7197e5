/** The MIME types of scripts, from https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const javaScriptTypes = [
  ...['application/ecmascript', 'application/javascript'],
  ...['application/x-ecmascript', 'application/x-javascript'],
  ...['text/ecmascript', 'text/javascript', 'text/jscript', 'text/livescript'],
  ...['text/javascript1.0', 'text/javascript1.1', 'text/javascript1.2'],
  ...['text/javascript1.3', 'text/javascript1.4', 'text/javascript1.5'],
  ...['text/x-ecmascript', 'text/x-javascript'],
];

/**
 * Returns whether a browser runs a script with this `type`, which is empty without one. Other types, such as that of
 * JSON-LD, are data (https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type).
 */
export const isExecutable = (type: string) =>
  ['', 'module', ...javaScriptTypes].includes(type.toLowerCase());

/** Returns whether a policy must allow a script in a page. Rules for the browser exist in a page alone. */
export const isExecutableInline = (type: string) =>
  isExecutable(type) || ['importmap', 'speculationrules'].includes(type.toLowerCase());
