import errors from './en/errors.json';
import session from './en/session.json';
import ui from './en/ui.json';

/** What the login page may have to say, beside what is painted: why a session ended, what failed, the links of the deployment. */
export const texts = { errors, session, ui };
