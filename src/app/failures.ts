import type { createBrowserRouter } from 'react-router-dom';

let listener: ((error: unknown) => void) | undefined;
const login = () => '/login';
let route = login;

/** Reports a failure that React met while rendering, whatever is shown in its place. */
export function noteFailure(error: unknown): void {
  listener?.(error);
}

/** Sets the function that is told of failures; there is only one. */
export function onFailure(listen: (error: unknown) => void): void {
  listener = listen;
}

/** Takes the pattern of the current page from this router until the returned function is called; then it is that of the login page again. */
export function followRoutes(router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>): () => void {
  route = () => router.state.matches.at(-1)?.route.path ?? '*';
  return () => void (route = login);
}

/** The pattern of the page's address, for example `/users/:id`. The address itself would say whose record was looked at. */
export function routePattern(): string {
  return route();
}
