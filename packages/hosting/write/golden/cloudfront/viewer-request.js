// Written by `npm run files -w packages/hosting` from the built site; changes are lost.
const moved = {
  "/about": "/about/",
  "/about/index.html": "/about/",
  "/index.html": "/",
  "/team": "/about/",
  "/team/": "/about/",
  "/team/index.html": "/about/",
  "/faq": "/about/?open=1#questions",
  "/faq/": "/about/?open=1#questions",
  "/faq/index.html": "/about/?open=1#questions"
};

function queryOf(querystring) {
  return Object.keys(querystring)
    .map((name) =>
      (querystring[name].multiValue || [querystring[name]])
        .map((one) => (one.value === '' ? name : name + '=' + one.value))
        .join('&'),
    )
    .join('&');
}

function handler(event) {
  const request = event.request;
  if (Object.prototype.hasOwnProperty.call(moved, request.uri)) {
    const to = moved[request.uri];
    const parts = to.split('#');
    const query = queryOf(request.querystring);
    const sign = query === '' ? '' : parts[0].includes('?') ? '&' : '?';
    const fragment = parts.length > 1 ? '#' + parts.slice(1).join('#') : '';
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: parts[0] + sign + query + fragment } },
    };
  }
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}
