/** Where the inbox serves a page that has nothing to do with the provider, to redirect to. */
export const gatewayPath = '/gateway.html';

/** A page as a proxy or a hotel's network puts it in the place of an answer. */
export const gatewayPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gateway</title>
<h1>Welcome to this network</h1>
<p>This page did not come from the e-mail provider.</p>
</html>
`;
