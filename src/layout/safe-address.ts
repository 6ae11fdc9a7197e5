/** Gatsby's scroll handler throws while React renders if the fragment is malformed, as in `#50%`. */
function isDecodable(fragment: string) {
  try {
    decodeURI(fragment);
    return true;
  } catch {
    return false;
  }
}

/**
 * Changes an address with which Gatsby could not render: drops a malformed fragment, and gives the
 * not-found page its own path if the requested one has encoded characters.
 */
export function makeAddressSafe() {
  const { pathname, search, hash } = location;
  const isUnknown = pathname.includes('%') && document.querySelector('[data-not-found]');
  if (!isUnknown && isDecodable(hash)) return;
  const path = isUnknown ? '/404/' : pathname;
  history.replaceState(history.state, '', path + search + (isDecodable(hash) ? hash : ''));
}
