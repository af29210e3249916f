import type { RecordData } from '../../../src/engine/model/Schema';
import { TERRITORY_NAMES } from '../seed/places';
import type { Random } from '../seed/Random';
import { DAYS, PERIODS } from './weekFields';

interface StructureSeed {
  name: string;
  telephone: string | null;
  /** Whether volunteers drive for the structure. */
  transport: boolean;
  /** The territory whose people its operators see. */
  territory: string;
}

const STRUCTURES: readonly StructureSeed[] = [
  structure('Mobilité solidaire du Lunévillois', '03 83 40 25 11', true, 'Meurthe-et-Moselle'),
  structure("Relais d'Épinal", '03 29 82 16 40', false, 'Vosges'),
  structure('CCAS de Nancy', '03 83 39 03 00', true, 'Nancy'),
  structure("L'Élan des Hautes-Vosges", '03 29 61 50 12', true, 'Vosges'),
  structure("Familles rurales d'Ille-et-Vilaine", '02 99 77 18 20', true, 'Ille-et-Vilaine'),
  structure("Pays d'Auray Transport", null, true, 'Morbihan'),
  structure('Bouge en Béarn', '05 59 27 44 10', false, 'Pyrénées-Atlantiques'),
  structure("Secours local de l'Hérault", '04 67 12 30 40', true, 'Hérault'),
  structure('Mobi-Loire', '02 40 35 35 35', true, 'Loire-Atlantique'),
  structure("Cœur d'Isère", '04 76 24 12 12', false, 'Isère'),
  structure('Main dans la main (Pas-de-Calais)', '03 21 50 60 70', true, 'Pas-de-Calais'),
  structure("À votre service, Côte-d'Or", '03 80 44 81 00', true, "Côte-d'Or"),
];

export const SEEDED_STRUCTURES = STRUCTURES.length;

const SUBJECTS = ['Rendez-vous médical', 'Démarche administrative', 'Recherche d’emploi', 'Courses alimentaires', 'Visite à un proche', 'Formation ou stage', 'Loisirs et vie associative'];

const NEEDS: readonly (readonly [label: string, labelVolunteer: string | null])[] = [
  ['Je me déplace en fauteuil roulant pliant', 'Je peux transporter un fauteuil roulant pliant'],
  ['J’ai besoin d’aide pour monter en voiture', 'Je peux aider à monter en voiture'],
  ['Je voyage avec un enfant', 'J’ai un siège pour enfant'],
  ['J’ai un chien guide', null],
  ['J’ai des bagages ou des courses', 'J’ai un grand coffre'],
];

/** The largest number of subjects or needs of a structure, so that the id of one tells whose it is. */
const PER_STRUCTURE = 100;

/** The department or commune that a structure serves. */
export function territoryOf(id: number): string {
  return STRUCTURES[id - 1]?.territory ?? '';
}

/** The e-mail of a structure, from which the generated ones for people without e-mail are made. */
export function structureEmail(id: number): string {
  return `structure${id}@exemple.fr`;
}

export function structureDocument(id: number, random: Random): RecordData {
  const { name, telephone, transport, territory } = STRUCTURES[id - 1] ?? { name: '', telephone: null, transport: true, territory: '' };
  return {
    name,
    telephone,
    email: structureEmail(id),
    signature: id % 3 === 0 ? null : `L’équipe ${name}`,
    solidaryTransport: transport,
    mode: id % 5 === 0 ? 1 : id % 4 === 0 ? null : 0,
    beneficiaryAutoApproval: true,
    territories: [TERRITORY_NAMES.indexOf(territory) + 1],
    ...windows(id),
    ...openingDays(random),
    subjects: subjects(id, random),
    needs: needs(id, random),
    structureProofs: proofDefinitions(id),
    images: [],
    removable: null,
    structureProofsRequester: null,
    structureProofsVolunteer: null,
    operators: null,
  };
}

/** The hours of the parts of the day. Some structures have no outer limits, because the platform does not require them. */
function windows(id: number): RecordData {
  const morning = id % 2 === 0 ? '07:30' : '06:00';
  const times: RecordData = { mMinTime: morning, mMaxTime: '12:00', aMinTime: '12:00', aMaxTime: '18:00', eMinTime: '18:00', eMaxTime: id % 2 === 0 ? '21:30' : '23:00' };
  const bounds: RecordData = { mMinRangeTime: '00:00', mMaxRangeTime: '12:00', aMinRangeTime: '12:00', aMaxRangeTime: '19:00', eMinRangeTime: '19:00', eMaxRangeTime: '23:59' };
  return Object.fromEntries(
    Object.entries({ ...times, ...bounds }).map(([field, clock]) => [field, id % 4 === 0 && field.includes('Range') ? null : `1970-01-01T${String(clock)}:00+00:00`]),
  );
}

function openingDays(random: Random): RecordData {
  const isOpen = (period: string, day: string) => !['Sat', 'Sun'].includes(day) && (period !== 'e' || random.chance(0.3));
  return Object.fromEntries(DAYS.flatMap((day) => PERIODS.map((period) => [`${period}${day}`, isOpen(period, day)])));
}

/** The subjects of a structure. Records use the first two; a few more were written for a single request and are not offered for others. */
function subjects(id: number, random: Random): RecordData[] {
  const labels = SUBJECTS.filter((_, index) => index < 3 || random.chance(0.5));
  const own = labels.map((label, index) => ({ id: id * PER_STRUCTURE + index + 1, label, isUsed: index < 2, private: false }));
  const personal = { id: id * PER_STRUCTURE + 90, label: 'Mariage de ma nièce', isUsed: true, private: true };
  return id % 3 === 1 ? own.toSpliced(1, 0, personal) : own;
}

function needs(id: number, random: Random): RecordData[] {
  const own = NEEDS.filter((_, index) => index < 2 || random.chance(0.6));
  return own.map(([label, labelVolunteer], index) => ({ id: id * PER_STRUCTURE + index + 1, label, labelVolunteer, isUsed: index === 0 }));
}

const REQUESTER = 1;
const VOLUNTEER = 2;

type ProofSeed = readonly [type: number, label: string, input: 'checkbox' | 'input' | 'selectbox' | 'radio' | 'file', more?: RecordData];

const PROOFS: readonly ProofSeed[] = [
  [REQUESTER, 'Je certifie ne pas avoir le permis de conduire', 'checkbox', { mandatory: true }],
  [REQUESTER, 'Pièce d’identité', 'file', { mandatory: true }],
  [REQUESTER, 'Situation', 'selectbox', { options: 'Retraité;Demandeur d’emploi;Salarié;Étudiant', acceptedValues: 'retired;jobseeker;employee;student' }],
  [REQUESTER, 'Comment avez-vous connu le service ?', 'input'],
  [REQUESTER, 'Carte d’invalidité', 'file', { activated: false }],
  [VOLUNTEER, 'Permis de conduire', 'file', { mandatory: true }],
  [VOLUNTEER, 'Mon véhicule est assuré', 'checkbox', { mandatory: true }],
  [VOLUNTEER, 'Places disponibles', 'radio', { options: '1;2;3;4 ou plus', acceptedValues: '1;2;3;4' }],
];

/** The proofs that a structure asks for, with their ids. */
export function proofDefinitions(structureId: number): RecordData[] {
  return PROOFS.map(([type, label, input, more], index) => ({
    id: structureId * PER_STRUCTURE + index + 1,
    label,
    type,
    position: index,
    checkbox: input === 'checkbox',
    input: input === 'input',
    selectbox: input === 'selectbox',
    radio: input === 'radio',
    file: input === 'file',
    options: null,
    acceptedValues: null,
    mandatory: false,
    activated: true,
    isUsed: index < 2 || index === 5,
    ...more,
  }));
}

function structure(name: string, telephone: string | null, transport: boolean, territory: string): StructureSeed {
  return { name, telephone, transport, territory };
}
