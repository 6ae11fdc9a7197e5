/** The path of a page that is not the provider's, as a target for redirects. */
export const gatewayPath = '/gateway.html';

/** A page that a proxy or a hotel's network sends instead of the answer. */
export const gatewayPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gateway</title>
<h1>Welcome to this network</h1>
<p>This page did not come from the e-mail provider.</p>
</html>
`;
