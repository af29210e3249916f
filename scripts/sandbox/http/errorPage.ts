const TITLES = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export type PageStatus = keyof typeof TITLES;

/** The framework's own page for errors outside the application. It does not say what went wrong. */
export function errorPage(status: PageStatus): Response {
  const title = TITLES[status];
  const html = `<!DOCTYPE html>
<html>
<head>
    <meta charset="UTF-8" />
    <title>An Error Occurred: ${title}</title>
</head>
<body>
<div class="container">
    <h1>Oops! An Error Occurred</h1>
    <h2>The server returned a "${status} ${title}".</h2>
    <p>
        Something is broken. Please let us know what you were doing when this error occurred.
        We will fix it as soon as possible. Sorry for any inconvenience caused.
    </p>
</div>
</body>
</html>
`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
}

/** The answer to an address with a trailing slash: a redirection to the address without it. */
export function redirectPage(to: string): Response {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#039;').replaceAll('<', '&lt;');
  const html = `<!DOCTYPE html>
<html>
    <head>
        <meta charset="UTF-8" />
        <meta http-equiv="refresh" content="0;url='${address}'" />

        <title>Redirecting to ${address}</title>
    </head>
    <body>
        Redirecting to <a href="${address}">${address}</a>.
    </body>
</html>`;
  return new Response(html, { status: 301, headers: { Location: to, 'Content-Type': 'application/ld+json' } });
}
