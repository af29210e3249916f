interface AccountDefinition extends DemoAccount {
  id: number;
  givenName: string;
  familyName: string;
  gender: number;
  /** The language of the profile, when it is not the platform's. */
  language?: string;
  roles: readonly number[];
  /** The ids of the structures that the account operates. */
  operates: readonly number[];
}

const PASSWORD = 'covoiturage-2026';

/** Accounts that show what permissions do. Their users have the first ids. Each also has the role of every member. */
export const ACCOUNTS: readonly AccountDefinition[] = [
  account(1, 'admin', { fr: 'Administratrice', en: 'Administrator' }, ['Hélène', 'Fontaine', 1], [2, 3]),
  account(2, 'superadmin', { fr: 'Super administrateur', en: 'Super administrator' }, ['Étienne', 'Prévôt', 2], [1, 3]),
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
    [10, 3],
    [1, 2],
  ),
  account(
    5,
    'admin.solidaire',
    { fr: 'Administrateur solidaire', en: 'Solidary administrator' },
    ['Rémi', 'Mougeot', 2],
    [274, 3],
  ),
  account(
    6,
    'autostop',
    { fr: 'Administrateur de l’auto-stop', en: 'Hitchhiking administrator' },
    ['Loïc', 'Kerdreux', 2],
    [2, 320, 3],
  ),
  account(
    7,
    'export',
    { fr: 'Administratrice, avec exports', en: 'Administrator with exports' },
    ['Chloé', 'Lefèvre', 1],
    [2, 321, 3],
  ),
  {
    ...account(
      8,
      'english',
      { fr: 'Super administratrice, profil en anglais', en: 'Super administrator, profile in English' },
      ['Charlotte', 'Reed', 1],
      [1, 3],
    ),
    language: 'en',
  },
  account(9, 'membre', { fr: 'Membre, sans accès à l’administration', en: 'Member, without access to the back office' }, ['Inès', 'Caron', 1], [3]),
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

/** An account of the demonstration to sign in with. */
export interface DemoAccount {
  role: { fr: string; en: string };
  email: string;
  password: string;
}
