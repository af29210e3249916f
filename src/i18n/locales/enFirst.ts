import errors from './en/errors.json';
import session from './en/session.json';
import ui from './en/ui.json';

/** The texts that the login page may need beside what is painted: why a session ended, what failed, the links of the deployment. */
export const texts = { errors, session, ui };
