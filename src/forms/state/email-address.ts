/** Matches what nobody sees at the ends of a pasted text, such as a no-break space or a mark of direction. */
const invisibleEnds = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]+|[\s\p{Cc}\p{Cf}\p{DI}\u2800]+$/gu;

/** Returns a domain in ASCII; itself if it cannot be one. */
function asciiDomain(domain: string) {
  try {
    const { href, host } = new URL(`http://${domain}`);
    return href === `http://${host}/` ? host : domain;
  } catch {
    return domain;
  }
}

/**
 * Prepares the address in a field for the browser's own check, which refuses invisible characters, and in WebKit
 * international domains. An address that it accepts stays as typed.
 */
export function cleanAddress(target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'email') return;
  const isInvalid = () => !target.validity.valid;
  if (!isInvalid()) return;
  const address = target.value.replace(invisibleEnds, '');
  if (address !== target.value) target.value = address;
  if (!isInvalid()) return;
  const domainAt = address.lastIndexOf('@') + 1;
  target.value = address.slice(0, domainAt) + asciiDomain(address.slice(domainAt));
  if (isInvalid()) target.value = address;
}
