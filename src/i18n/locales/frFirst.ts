import errors from './fr/errors.json';
import session from './fr/session.json';
import ui from './fr/ui.json';

/** The texts that the login page may need beside what is painted: why a session ended, what failed, the links of the deployment. */
export const texts = { errors, session, ui };
