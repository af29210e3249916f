import type { DemoAccount } from '../createSandbox';

interface AccountDefinition extends DemoAccount {
  id: number;
  givenName: string;
  familyName: string;
  gender: number;
  /** Of the profile, when it is not that of the platform. */
  language?: string;
  roles: readonly number[];
  /** The structures the account operates. */
  operates: readonly number[];
}

const PASSWORD = 'covoiturage-2026';

/** Eight accounts that show what permissions do (design 8); their users have the first ids. */
export const ACCOUNTS: readonly AccountDefinition[] = [
  account(1, 'admin', { fr: 'Administratrice', en: 'Administrator' }, ['Hélène', 'Fontaine', 1], [2]),
  account(2, 'superadmin', { fr: 'Super administrateur', en: 'Super administrator' }, ['Étienne', 'Prévôt', 2], [1]),
  account(
    3,
    'communaute',
    { fr: 'Gestionnaire de communautés', en: 'Community manager' },
    ['Maëlle', 'Le Goff', 1],
    [3, 8],
  ),
  account(
    4,
    'solidaire',
    { fr: 'Opératrice solidaire', en: 'Solidary operator' },
    ['Aïcha', 'Benali', 1],
    [10],
    [1, 2],
  ),
  account(
    5,
    'admin.solidaire',
    { fr: 'Administrateur solidaire', en: 'Solidary administrator' },
    ['Rémi', 'Mougeot', 2],
    [274],
  ),
  account(
    6,
    'autostop',
    { fr: 'Administrateur de l’auto-stop', en: 'Hitchhiking administrator' },
    ['Loïc', 'Kerdreux', 2],
    [2, 320],
  ),
  account(
    7,
    'export',
    { fr: 'Administratrice, avec exports', en: 'Administrator with exports' },
    ['Chloé', 'Lefèvre', 1],
    [2, 321],
  ),
  {
    ...account(
      8,
      'english',
      { fr: 'Super administratrice, profil en anglais', en: 'Super administrator, profile in English' },
      ['Charlotte', 'Reed', 1],
      [1],
    ),
    language: 'en',
  },
];

function account(
  id: number,
  name: string,
  role: DemoAccount['role'],
  [givenName, familyName, gender]: readonly [string, string, number],
  roles: readonly number[],
  operates: readonly number[] = [],
): AccountDefinition {
  return { id, email: `${name}@exemple.fr`, password: PASSWORD, role, givenName, familyName, gender, roles, operates };
}
