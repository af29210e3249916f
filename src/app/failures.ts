import type { createBrowserRouter } from 'react-router-dom';

let listener: ((error: unknown) => void) | undefined;
const login = () => '/login';
let route = login;

/** A failure that React met while rendering, whatever is shown in its place. */
export function noteFailure(error: unknown): void {
  listener?.(error);
}

/** From now on; one listener is enough. */
export function onFailure(listen: (error: unknown) => void): void {
  listener = listen;
}

/** Pages are those of this router, until the returned function is called: then there is the login page again. */
export function followRoutes(router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>): () => void {
  route = () => router.state.matches.at(-1)?.route.path ?? '*';
  return () => void (route = login);
}

/** The pattern of the page, `/users/:id`: never its address, which says who was looked at. */
export function routePattern(): string {
  return route();
}
