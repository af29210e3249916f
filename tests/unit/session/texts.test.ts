import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import errorsEn from '@/i18n/locales/en/errors.json';
import sessionEn from '@/i18n/locales/en/session.json';
import errorsFr from '@/i18n/locales/fr/errors.json';
import sessionFr from '@/i18n/locales/fr/session.json';
import { LogInError } from '@/session/LogInError';
import { logInErrorText } from '@/session/logInErrorText';
import { requestErrorText, uncertainText } from '@/session/requestErrorText';
import { signOutText } from '@/session/signOutText';

const i18n = createInstance();
await i18n.init({
  resources: { fr: { errors: errorsFr, session: sessionFr }, en: { errors: errorsEn, session: sessionEn } },
  interpolation: { escapeValue: false },
});
const fr = i18n.getFixedT('fr');
const en = i18n.getFixedT('en');

it.each([
  'Invalid JWT Token',
  'This user already asked to join this community.',
  'Referrer not found',
  'Community not found',
  'A valid file is required',
  'The owner of this image cannot be found',
  'Invalid territory',
  'Unknown User',
  'At least one day should be selected for a regular trip',
  'Campaign can\'t be sent before it has been tested',
  'Cette valeur ne doit pas être vide.',
  'Cette valeur est déjà utilisée.',
  'Cette valeur n\'est pas une adresse email valide.',
  'Item not found for "/users/7"',
  'Syntax error',
])('a sentence that says more than the known one "%s" is told as the platform says it', (known) => {
  for (const said of [`Trip 7: ${known}`, `${known} (trip 7)`]) expect(requestErrorText(new ApiError('rejected', said), en)).toContain(said);
  expect(requestErrorText(new ApiError('rejected', known), en)).not.toContain('The platform refused:');
});

it.each(['Item not found for "/users/7".', 'The type of the "day" attribute must be "string", "integer" given.', 'Expected IRI or nested document', 'Update is not allowed for this operation.', 'Requested format "text" is not supported.'])('what tells of the platform’s own names is told without them: %s', (said) => {
  expect(requestErrorText(new ApiError('rejected', said), en)).not.toContain(said);
  expect(requestErrorText(new ApiError('rejected', `Trip 7: ${said}`), en)).toContain('Trip 7');
});

describe('a command whose outcome nobody knows', () => {
  const said = (kind: ApiErrorKind, more: Partial<ApiError> = {}) => uncertainText(Object.assign(new ApiError(kind), more), fr);

  it('is told with what the platform said of it, and when to look, but not to try again', () => {
    expect(said('unavailable')).toBe(fr('errors:checkLater'));
    expect(said('unavailable', { retryAfter: 90_000 })).toBe(fr('errors:checkIn', { delay: fr('errors:delay.seconds', { count: 90 }) }));
    expect(said('server', { serverMessage: 'Panne' })).toBe(fr('errors:serverSaid', { message: '\u2068Panne\u2069' }));
  });

  it.each<[ApiErrorKind, string]>([['server', ''], ['timeout', ''], ['offline', 'Panne'], ['outcomeUnknown', 'Panne']])('is told without anything further where it is %s "%s"', (kind, serverMessage) => {
    expect(said(kind, { serverMessage })).toBe('');
  });
});

describe('a request error', () => {
  it.each<[ApiErrorKind, string, string, string]>([
    ['credentials', 'Invalid credentials.', 'Identifiant ou mot de passe incorrect', 'Invalid credentials'],
    ['unauthorized', '', 'Requête non autorisée', 'Unauthorized request'],
    ['unauthorized', 'An authentication exception occurred.', 'Votre session n’est plus valable. Connectez-vous de nouveau.', 'Your session is no longer valid. Please log in again.'],
    ['denied', 'Access Denied.', 'Accès refusé', 'Access denied'],
    ['idle', '', 'Votre session a été fermée après une longue inactivité', 'You were disconnected due to a long inactivity'],
    ['offline', '', 'Erreur réseau\u202f: vérifiez votre connexion, puis réessayez', 'Network error: check your connection, then try again'],
    ['rejected', 'Referrer not found', 'La personne choisie comme référent n’existe pas sur la plateforme', 'The person chosen as community lead does not exist on the platform'],
    ['rejected', 'Trop <lourd>', 'La plateforme a refusé\u202f: «\u202f\u2068Trop <lourd>\u2069\u202f»', 'The platform refused: “\u2068Trop <lourd>\u2069”'],
    ['rejected', 'user: This user already asked to join this community.', 'Cet utilisateur est déjà membre', 'This user is already a member'],
    ['server', '', 'Erreur de la plateforme\u202f: réessayez plus tard', 'Platform error: try again later'],
    ['server', 'No <icon> & "co"', 'Erreur de la plateforme\u202f: «\u202f\u2068No <icon> & "co"\u2069\u202f»', 'Platform error: “\u2068No <icon> & "co"\u2069”'],
    ['timeout', '', 'La plateforme n’a pas répondu à temps\u202f: réessayez', 'The platform did not answer in time: try again'],
    ['outcomeUnknown', '', 'La réponse de la plateforme a été perdue\u202f: elle a pu faire ce qui lui était demandé, ou le refuser. Vérifiez avant de recommencer.', 'The platform’s answer was lost: it may have done what was asked, or refused. Check before trying again.'],
    ['outdated', '', 'Cette fiche a été modifiée entre-temps sur la plateforme. Rien n’a été enregistré. Réessayez.', 'This record was changed on the platform meanwhile. Nothing was saved. Try again.'],
    ['notRenewed', '', 'Votre session n’a pas pu être prolongée\u202f: la plateforme ne répond pas comme prévu. Rien n’a été envoyé, et rien n’est perdu. Réessayez dans un instant.', 'Your session could not be extended: the platform does not answer as expected. Nothing was sent, and nothing is lost. Try again in a moment.'],
    ['fileUnread', '', 'Le fichier choisi n’a pas pu être lu\u202f: il a été déplacé, modifié ou supprimé. Il n’a pas été envoyé. Choisissez-le de nouveau.', 'The chosen file could not be read: it has been moved, changed or deleted. It was not sent. Choose it again.'],
    ['rejected', '', 'La plateforme a refusé sans donner de raison', 'The platform refused without giving a reason'],
    ['tooLarge', '', 'Ce fichier est trop lourd pour la plateforme\u202f: choisissez-en un plus léger', 'This file is too large for the platform: choose a smaller one'],
    ['tooLong', '', 'Ce qui est envoyé est trop long pour la plateforme\u202f: raccourcissez la saisie, puis réessayez', 'What is sent is too long for the platform: shorten what you have typed, then try again'],
    ['tooLong', 'At most 2 MB.', 'La plateforme a refusé\u202f: «\u202f\u2068At most 2 MB.\u2069\u202f»', 'The platform refused: “\u2068At most 2 MB.\u2069”'],
    ['tooLarge', 'At most 2 MB.', 'La plateforme a refusé\u202f: «\u202f\u2068At most 2 MB.\u2069\u202f»', 'The platform refused: “\u2068At most 2 MB.\u2069”'],
    ['aborted', '', '', ''],
  ])('%s with the server saying "%s" reads "%s"', (kind, serverMessage, french, english) => {
    const error = new ApiError(kind, serverMessage);
    expect([requestErrorText(error, fr), requestErrorText(error, en)]).toEqual([french, english]);
  });

  it.each([
    ['Community not found', 'Cette communauté n’existe pas sur la plateforme', 'This community does not exist on the platform'],
    ['A valid file is required', 'La plateforme n’a pas reçu de fichier qu’elle puisse lire', 'The platform received no file that it can read'],
    ['The owner of this image cannot be found', 'La fiche à laquelle l’image est destinée n’a pas été trouvée', 'The record that the image is for was not found'],
    ['File name could not be generated: no owner', 'La fiche à laquelle l’image est destinée n’a pas été trouvée', 'The record that the image is for was not found'],
    ['Invalid territory', 'Ce territoire n’existe pas sur la plateforme', 'This territory does not exist on the platform'],
    ['Unknown User', 'Cette personne n’existe pas sur la plateforme', 'This person does not exist on the platform'],
    ['At least one day should be selected for a regular trip', 'Choisissez au moins un jour, avec une heure d’aller', 'Choose at least one day, with an outward time'],
    ['Campaign can\'t be sent before it has been tested', 'La campagne doit être testée avant d’être envoyée', 'The mass mailing has to be tested before it is sent'],
    ['Cette valeur ne doit pas être vide.', 'Cette valeur ne doit pas être vide.', 'This value must not be empty.'],
    ['Cette valeur n\'est pas une adresse email valide.', 'Cette valeur n’est pas une adresse e-mail valide.', 'This value is not a valid email address.'],
    ['Item not found for "/users/9".', 'Une fiche à laquelle celle-ci renvoie n’existe plus sur la plateforme', 'A record that this one refers to no longer exists on the platform'],
    ['Invalid IRI "users/9".', 'La plateforme n’a pas pu lire une des valeurs envoyées. Signalez-le à la personne qui s’occupe de l’application', 'The platform could not read one of the values that were sent. Report it to the person in charge of the application'],
  ])('of the platform, "%s", is said in the words of the app', (said, french, english) => {
    const error = new ApiError('rejected', said);
    expect([requestErrorText(error, fr), requestErrorText(error, en)]).toEqual([french, english]);
  });

  it('of a record that is gone says why it may be so', () => {
    expect(requestErrorText(new ApiError('notFound'), fr)).toBe('Élément introuvable\u202f: il a peut-être été supprimé');
  });

  it('that may be of the database says what to look at, and that nothing typed is lost', () => {
    // Also said of actions, for which nothing was typed: what concerns a text is said on that condition.
    expect(requestErrorText(new ApiError('server', '', [], undefined, true), fr)).toBe(
      'La plateforme n’a pas pu enregistrer ce qui lui était envoyé. S’il y avait une saisie, elle est conservée\u202f: un texte est peut-être trop long, ou une valeur doit être unique',
    );
  });

  it.each([
    [undefined, 'dans un instant.', 'in a moment.'],
    [700, 'dans 1\u00a0seconde.', 'in 1 second.'],
    [119_000, 'dans 119\u00a0secondes.', 'in 119 seconds.'],
    [120_000, 'dans 2\u00a0minutes.', 'in 2 minutes.'],
    [241_000, 'dans 5\u00a0minutes.', 'in 5 minutes.'],
  ])('of a busy server says when it may be asked again: after %s', (retryAfter, french, english) => {
    const error = new ApiError('busy', '', [], undefined, false, retryAfter);
    expect(requestErrorText(error, fr)).toBe(`La plateforme est trop sollicitée pour le moment. Rien n’a été fait. Réessayez ${french}`);
    expect(requestErrorText(error, en)).toBe(`The platform is too busy at the moment. Nothing was done. Try again ${english}`);
  });

  it.each([
    [undefined, 'dans quelques minutes.', 'in a few minutes.'],
    [119_000, 'dans 119\u00a0secondes.', 'in 119 seconds.'],
    [1_800_000, 'dans 30\u00a0minutes.', 'in 30 minutes.'],
    [7_000_000, 'dans 117\u00a0minutes.', 'in 117 minutes.'],
    [7_200_000, 'dans 2\u00a0heures.', 'in 2 hours.'],
    [7_300_000, 'dans 3\u00a0heures.', 'in 3 hours.'],
  ])('of a platform under repair says when to try again: after %s', (retryAfter, french, english) => {
    const error = new ApiError('unavailable', '', [], undefined, false, retryAfter);
    expect(requestErrorText(error, fr)).toBe(`La plateforme est indisponible pour le moment, peut-être pour maintenance. Réessayez ${french}`);
    expect(requestErrorText(error, en)).toBe(`The platform is unavailable at the moment, perhaps for maintenance. Try again ${english}`);
  });

  it('of several fields says what is wrong with each, without the keys of the platform', () => {
    const violations = [
      { path: 'email', message: 'Cette valeur est déjà utilisée.' },
      { path: 'user', message: 'This user already asked to join this community.' },
    ];
    const error = new ApiError('rejected', violations.map(({ path, message }) => `${path}: ${message}`).join('\n'), violations);
    expect(requestErrorText(error, en)).toBe('This value is already used. This user is already a member');
  });

  const kinds: ApiErrorKind[] = ['offline', 'timeout', 'outcomeUnknown', 'idle', 'credentials', 'unauthorized', 'denied', 'notFound', 'rejected', 'server', 'unavailable'];
  it.each(kinds)('%s has its sentence in both languages, and shows no key', (kind) => {
    const [french, english] = [requestErrorText(new ApiError(kind), fr), requestErrorText(new ApiError(kind), en)];
    expect(french).not.toBe(english);
    for (const text of [french, english]) expect(text).toMatch(/^\p{Lu}.* /u);
  });
});

describe('a failed log-in', () => {
  it.each([
    [new LogInError('credentials', new ApiError('credentials')), 'Identifiant ou mot de passe incorrect'],
    [new LogInError('permissions'), 'Non autorisé\u202f: ce compte n’a pas accès à l’administration'],
    [new LogInError('credentials', new ApiError('notFound')), 'Erreur de la plateforme\u202f: réessayez plus tard'],
    [new LogInError('user', new ApiError('server')), 'La connexion n’a pas abouti\u202f: votre compte n’a pas pu être lu. Erreur de la plateforme\u202f: réessayez plus tard'],
    [new LogInError('eec', new ApiError('denied')), 'La connexion n’a pas abouti\u202f: la disponibilité du service CEE n’a pas pu être vérifiée. Accès refusé'],
  ])('says at which step', (error, text) => {
    expect(logInErrorText(error, fr)).toBe(text);
  });
});

describe('the end of a session', () => {
  it.each([
    [{ kind: 'byOperator' } as const, undefined],
    [{ kind: 'otherTab' } as const, 'Votre session a été fermée depuis un autre onglet'],
    [{ kind: 'idle' } as const, 'Votre session a été fermée après une longue inactivité'],
    [{ kind: 'refused', serverMessage: 'Compte fermé' } as const, 'Votre session a pris fin. Réponse de la plateforme\u202f: «\u202f\u2068Compte fermé\u2069\u202f»'],
    [{ kind: 'refused', serverMessage: 'Invalid JWT Token' } as const, 'Votre session n’est plus valable. Connectez-vous de nouveau.'],
    [{ kind: 'refused', serverMessage: 'JWT Token not found' } as const, 'Votre session n’est plus valable. Connectez-vous de nouveau.'],
    [
      { kind: 'refused', serverMessage: 'Unable to load an user with property "username" = "a@b.fr". If the user identity has changed, you must renew the token.' } as const,
      'L’adresse e-mail de votre compte a changé, ou ce compte n’existe plus. Connectez-vous avec l’adresse actuelle.',
    ],
    [{ kind: 'refused', serverMessage: '' } as const, 'Votre session n’est plus valable. Connectez-vous de nouveau.'],
    [{ kind: 'notAuthorized' } as const, 'Non autorisé\u202f: ce compte n’a pas accès à l’administration'],
  ])('for %o reads "%s"', (reason, text) => {
    expect(signOutText(reason, fr)).toBe(text);
  });
});
