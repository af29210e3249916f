import errors from './fr/errors.json';
import session from './fr/session.json';
import ui from './fr/ui.json';

/** What the login page may have to say, beside what is painted: why a session ended, what failed, the links of the deployment. */
export const texts = { errors, session, ui };
