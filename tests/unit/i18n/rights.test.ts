import { describe, expect, it } from 'vitest';
import en from '@/i18n/locales/en/later/rights.json';
import fr from '@/i18n/locales/fr/later/rights.json';
import { readResources } from '../../../scripts/resources/readResources';

const resources = readResources('schemas').entities.map(({ resource }) => resource);

/** What a right allows, by the end of its name, before the plural of what it is about. */
const VERBS = {
  list: { fr: 'voir la liste des', en: 'list' },
  read: { fr: 'consulter les', en: 'view' },
  create: { fr: 'créer des', en: 'create' },
  update: { fr: 'modifier les', en: 'edit' },
  delete: { fr: 'supprimer des', en: 'delete' },
  manage: { fr: 'gérer les', en: 'manage' },
};

/** What the rights of a family are about, by the beginning of their names. */
const FAMILIES = {
  article: { fr: 'articles', en: 'articles' },
  campaign: { fr: 'campagnes', en: 'mass mailings' },
  community: { fr: 'communautés', en: 'communities' },
  editorial: { fr: 'éditoriaux', en: 'editorials' },
  event: { fr: 'événements', en: 'events' },
  image: { fr: 'images', en: 'images' },
  relay_point: { fr: 'points relais', en: 'relay points' },
  relay_point_type: { fr: 'types de point relais', en: 'relay point types' },
  solidary: { fr: 'demandes solidaires', en: 'assisted travel requests' },
  solidary_beneficiary: { fr: 'bénéficiaires', en: 'beneficiaries' },
  solidary_volunteer: { fr: 'bénévoles', en: 'volunteers' },
  structure: { fr: 'structures', en: 'organisations' },
  territory: { fr: 'territoires', en: 'territories' },
  user: { fr: 'utilisateurs', en: 'users' },
};

/** The rights of no family. */
const OTHERS = {
  admin_user_export_all: { fr: 'exporter les utilisateurs', en: 'export users' },
  analytic_list: { fr: 'consulter les tableaux de bord', en: 'view the dashboards' },
  community_dashboard_self: { fr: 'consulter le tableau de bord de ses communautés', en: 'view the dashboard of one’s own communities' },
  community_membership: { fr: 'gérer les membres des communautés', en: 'manage the members of communities' },
  dashboard_read: { fr: 'consulter les indicateurs du covoiturage', en: 'view the carpooling figures' },
  export: { fr: 'télécharger les données d’une personne', en: 'download a person’s data' },
  from_admin_community_create: { fr: 'créer des communautés depuis l’administration', en: 'create communities from the administration' },
  hitchhiking_administrator: { fr: 'gérer l’autostop', en: 'manage hitchhiking' },
  hitchhiking_watcher: { fr: 'consulter l’autostop', en: 'view hitchhiking' },
  login_delegate: { fr: 'se connecter au site à la place des utilisateurs', en: 'log in to the site as other users' },
  scammer_manage: { fr: 'signaler des fraudeurs', en: 'report scammers' },
};

type Language = 'fr' | 'en';

/** What the words of a right must be; `undefined` for one that is neither of a family nor among the others. */
function wordsOf(right: string, language: Language): string | undefined {
  const other: Record<string, Record<Language, string>> = OTHERS;
  if (other[right]) return other[right][language];
  for (const [end, verb] of Object.entries(VERBS)) {
    const family = right.endsWith(`_${end}`) ? Object.entries(FAMILIES).find(([name]) => right === `${name}_${end}`) : undefined;
    if (family) return `${verb[language]} ${family[1][language]}`;
  }
  return undefined;
}

/** The names of all the rights that a part of a resource requires: rules are read as lists of names, under `any` or `all`. */
function rightsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if ((key === 'any' || key === 'all') && Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
    return rightsIn(value);
  });
}

describe.each([
  ['fr', fr],
  ['en', en],
] as const)('an operator (%s)', (language, words) => {
  it.each(Object.entries(words))('who lacks %s reads what it allows: %s', (right, said) => expect(said).toBe(wordsOf(right, language)));

  const unsaid = (required: readonly string[]) => [...new Set(required)].filter((name) => !(name in words));

  it('whose own records alone are theirs to open or change is told in words of the right that the others require', () => {
    const required = resources.flatMap(({ ownOnly }) => (ownOnly ? Object.values(ownOnly.unless).flat() : []));
    expect(required).toContain('user_manage');
    expect(unsaid(required)).toEqual([]);
  });

  it('who is refused a deletion, an action or an export is told in words of the right that it requires', () => {
    const required = rightsIn(resources);
    expect(required).toEqual(expect.arrayContaining(['relay_point_delete', 'login_delegate', 'admin_user_export_all']));
    expect(unsaid(required)).toEqual([]);
  });
});
