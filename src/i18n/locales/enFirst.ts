import errors from './en/errors.json';
import login from './en/login.json';
import session from './en/session.json';
import ui from './en/ui.json';

/** The texts of the login page: what is painted, why a session ended, what failed, the links of the deployment. */
export const texts = { errors, login, session, ui };
