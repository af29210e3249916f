import errors from './fr/errors.json';
import login from './fr/login.json';
import session from './fr/session.json';
import ui from './fr/ui.json';

/** The texts of the login page: what is painted, why a session ended, what failed, the links of the deployment. */
export const texts = { errors, login, session, ui };
