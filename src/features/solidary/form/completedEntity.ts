import type { Condition } from '@/engine/model/conditions';
import type { FieldDefinition, TransformUse } from '@/engine/model/FieldDefinition';
import type { Advice, EntityBody, Section } from '@/engine/model/Resource';
import type { RecordData, Schema } from '@/engine/model/Schema';
import type { PlatformFaultName } from '@/config/platformFaults';
import { addTransforms } from '@/engine/model/transforms/factories';
import { nestedFields } from '@/engine/model/transforms/nestedFields';
import type { EveryDay } from './everyDay';
import { flexibleAdvice } from './flexibleAdvice';
import type { ImpossibleJourney } from './JourneyRule';
import { journeyRules } from './journeyRules';
import { requestTransforms } from './packing/requestTransforms';
import { ANSWERS, proofField, type ProofFormField, type ProofWords } from './proofFields';
import type { Offer, RequestConfiguration, Window } from '../model/RequestConfiguration';

// These transforms are added here, because they belong to the completed entity and no entity's own file brings them.
addTransforms({ transforms: {}, recordTransforms: { ...requestTransforms, nestedFields } });

/** The choice that stands for a subject in the operator's own words; the server does not know it (specification 5.16). */
export const OWN_SUBJECT = 9999;

/** The sentences of the form that need a structure's configuration. */
export interface FormWords extends ProofWords {
  ownSubject: string;
  /** The name of a part of the day, with the structure's hours. */
  partOfDay(choice: number, window: Window | undefined): string;
  impossible(what: ImpossibleJourney): string;
  /** Why a new person must have an e-mail address. */
  emailNeeded: string;
  /** What may become of a journey with flexible days. Who among the platform's carpoolers would answer it cannot be known beforehand. */
  flexibleRisk: string;
  /** The advice to make it a journey on every day instead. */
  everyDay(days: EveryDay): Omit<Advice, 'changes'>;
}

interface Completion {
  configuration: RequestConfiguration;
  words: FormWords;
  /** The request that is being changed, as it was read. */
  record?: RecordData;
  /** Whether the platform still has a fault from which the form protects the operator. */
  has?: (fault: PlatformFaultName) => boolean;
}

/**
 * The entity of requests with what a structure asks and offers. Its form has a field for each proof, and knows the subjects, the needs and the
 * parts of the day. Its bodies are those of contract requests.create and requests.edit. It has no compiled validator, because it only exists at run
 * time.
 */
export function completedEntity({ resource, schema, source }: EntityBody, { configuration, words, record, has = () => true }: Completion): EntityBody {
  const { structureId, subjects, needs } = configuration;
  const proofs = configuration.proofs.map((proof) => proofField(proof, { words, proofs: record?.[ANSWERS.list], isKept: has('repeatedProof') }));
  return {
    ...(source && { source }),
    rules: journeyRules(configuration, words.impossible),
    ...(has('flexibleMatch') && { advise: flexibleAdvice(configuration, words.everyDay) }),
    schema: { ...schema, properties: { ...schema.properties, ...ownSchemas(configuration), ...named(proofs, 'schema') } },
    resource: {
      ...resource,
      fields: { ...resource.fields, ...ownFields(resource.fields, configuration, words), ...(has('flexibleMatch') && riskOfDays(resource.fields, words)), ...named(proofs, 'definition') },
      form: resource.form.map((section) => completedSection(section, proofs, needs)).filter(({ rows }) => rows.length > 0),
      recordTransforms: [...resource.recordTransforms, ...packing({ subjects, needs, proofs, record })],
      create: { ...resource.create, constants: { structure: structureId } },
    },
  };
}

function ownSchemas({ subjects, needs }: RequestConfiguration): Record<string, Schema> {
  return {
    subjectId: { type: 'integer', enum: [...idsOf(subjects), OWN_SUBJECT] },
    needIds: { type: 'array', uniqueItems: true, items: { type: 'integer', enum: idsOf(needs) } },
  };
}

function ownFields(fields: Record<string, FieldDefinition>, { subjects, needs, windows, hasEmail }: RequestConfiguration, words: FormWords): Record<string, FieldDefinition> {
  const parts = Object.entries(windows).map(([choice, window]) => ({ value: choice, label: words.partOfDay(Number(choice), window) }));
  const own = { value: String(OWN_SUBJECT), label: words.ownSubject };
  const withChoices = (name: string, choices: { value: string; label: string }[]): FieldDefinition => ({ cleared: 'null', ...fields[name], words: { choices } });
  return {
    ...(!hasEmail && { email: { cleared: 'refused', ...fields['email'], required: NEW_PERSON, words: { help: words.emailNeeded } } }),
    subjectId: withChoices('subjectId', [...choicesOf(subjects), own]),
    needIds: withChoices('needIds', choicesOf(needs)),
    punctualOutwardTimeChoice: withChoices('punctualOutwardTimeChoice', parts),
  };
}

/**
 * Adds a note about the risk of flexible days. Volunteers can be looked for before the form is sent; about carpoolers it can only be said what may
 * happen (contract requests.unreadable).
 */
function riskOfDays({ [DATE_CHOICE]: definition }: Record<string, FieldDefinition>, { flexibleRisk }: FormWords): Record<string, FieldDefinition> {
  return { [DATE_CHOICE]: { cleared: 'null', ...definition, words: { help: flexibleRisk } } };
}

const DATE_CHOICE = 'punctualOutwardDateChoice';

/** A section of the form, or nothing if the structure leaves it empty. */
function completedSection(section: Section, proofs: readonly ProofFormField[], needs: readonly Offer[]): Section {
  if (section.name === 'proofs') return { ...section, rows: proofs.map(({ name }) => [name]) };
  return needs.length > 0 ? section : { ...section, rows: section.rows.filter((row) => !row.includes('needIds')) };
}

interface Packed extends Pick<RequestConfiguration, 'subjects' | 'needs'> {
  proofs: readonly ProofFormField[];
  record: RecordData | undefined;
}

/** The transforms between the flat form and the bodies of the platform. */
function packing({ subjects, needs, proofs, record }: Packed): TransformUse[] {
  return [
    { use: 'samePlace', flag: 'destinationAny', address: 'destination', as: 'origin' },
    { use: 'journeyDates', ...(record && { edited: record }) },
    { use: 'choiceOrText', field: 'subjectId', other: OWN_SUBJECT, text: 'additionalSubject', label: 'subject', sends: 'adminsubject', offered: idsOf(subjects) },
    { use: 'choicesOrText', field: 'needIds', from: 'needs', text: 'additionalNeed', offered: idsOf(needs) },
    { use: 'keyedAnswers', ...ANSWERS, fields: named(proofs, 'question') },
    { use: 'newPerson', into: 'beneficiary' },
    { use: 'nestedFields', into: 'beneficiary', fields: { userId: 'id', ...Object.fromEntries(PERSON_FIELDS.map((name) => [name, name])) } },
  ];
}

const NEW_PERSON: Condition = { all: [{ mode: 'create' }, { field: 'userId', filled: false }] };

/** The fields of a request about its beneficiary (contract requests.create). */
const PERSON_FIELDS = ['email', 'telephone', 'givenName', 'familyName', 'gender', 'newsSubscription', 'birthDate', 'homeAddress'] as const;

function named<Part extends keyof ProofFormField>(proofs: readonly ProofFormField[], part: Part): Record<string, ProofFormField[Part]> {
  return Object.fromEntries(proofs.map((proof) => [proof.name, proof[part]]));
}

function idsOf(offers: readonly Offer[]): number[] {
  return offers.map(({ id }) => id);
}

function choicesOf(offers: readonly Offer[]): { value: string; label: string }[] {
  return offers.map(({ id, label }) => ({ value: String(id), label }));
}
