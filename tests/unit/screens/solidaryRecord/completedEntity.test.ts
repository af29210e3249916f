import { describe, expect, test } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { completedEntity, OWN_SUBJECT } from '@/features/solidary/form/completedEntity';
import { readConfiguration } from '@/features/solidary/model/RequestConfiguration';
import { readResources } from '../../../../scripts/resources/readResources';

const requests = readResources('schemas').entities.find(({ resource }) => resource.name === 'solidaryRecord') as EntityBody;

/** A structure as its own form has it. */
const structure: RecordData = {
  id: 7,
  name: 'Entraide du Xaintois',
  mode: false,
  subjects: [{ id: 701, label: 'Courses' }, { label: 'Sans numéro' }],
  needs: [{ id: 711, label: 'Chien guide' }],
  mMinTime: '06:00',
  mMaxTime: '12:00',
  structureProofsRequester: [
    { id: 1, label: 'Sans permis', inputType: 'checkbox', mandatory: true },
    { id: 2, label: 'Origine', inputType: 'input' },
    { id: 3, label: 'Situation', inputType: 'selectbox', choices: [{ options: 'Retraité', acceptedValues: 'retired' }, { options: 'Étudiant' }] },
    { id: 4, label: 'Carte', inputType: 'file', mandatory: true },
    { id: 5, label: 'Ancien', inputType: 'input', mandatory: true, activated: false },
    { id: 6, label: 'Sans choix', inputType: 'radio', choices: [] },
    { label: 'Sans numéro', inputType: 'input' },
  ],
};
const everyDay = () => ({ title: '', body: '', advised: { label: '', detail: '' }, asked: { label: '', detail: '' }, taken: '' });
const words = {
  ownSubject: 'Autre motif',
  fileLater: 'Plus tard',
  impossible: String, everyDay,
  emailNeeded: 'Il en faut une', flexibleRisk: 'Elle peut rester fermée', fileKept: 'Gardé',
  partOfDay: (choice: number, window?: { min: string; max: string }) => `${choice} ${window?.min ?? '?'}`,
};
const completed = (more: RecordData = {}, record?: RecordData) => completedEntity(requests, { configuration: readConfiguration({ ...structure, ...more }), words, ...(record && { record }) });
const sections = ({ resource }: EntityBody) => resource.form.map(({ name }) => name);

describe('the form of a request', () => {
  test('asks for the proofs of its structure that are in use and can be answered, each by what it is', () => {
    const { schema, resource } = completed();
    const { rows } = resource.form.find(({ name }) => name === 'proofs')!;
    expect(rows).toEqual([['proof1'], ['proof2'], ['proof3'], ['proof4']]);
    expect([schema.properties['proof1'], schema.properties['proof3']]).toEqual([{ type: 'boolean', default: false }, { type: 'string', enum: ['retired', 'Étudiant'] }]);
    expect(resource.fields['proof3']).toMatchObject({ widget: { use: 'choice', folded: true }, words: { label: 'Situation', choices: [{ value: 'retired', label: 'Retraité' }, { value: 'Étudiant', label: 'Étudiant' }] } });
  });

  test('asks for what is mandatory when it is new, and never lets it be taken back', () => {
    const { fields } = completed().resource;
    expect(fields['proof1']).toMatchObject({ required: { mode: 'create' }, cleared: 'refused' });
    expect([fields['proof2']?.required, fields['proof2']?.cleared]).toEqual([undefined, 'null']);
  });

  test('asks for a mandatory file without waiting for it, of those who may send it', () => {
    const file = completed().resource.fields['proof4'];
    expect(file).toMatchObject({ cleared: 'refused', visible: { permission: 'proof_create' }, words: { help: 'Plus tard', missing: 'Plus tard' }, widget: { use: 'upload', constants: { proofId: '4' } } });
    expect(file).not.toHaveProperty('required');
  });

  test('keeps an answer that its structure no longer offers, of the request that has it', () => {
    const proof = { structureProofId: 3, value: 'Salarié' };
    const { schema, resource } = completed({}, { proofs: [proof] });
    expect(schema.properties['proof3']?.enum).toEqual(['retired', 'Étudiant', 'Salarié']);
    expect(resource.fields['proof3']?.words?.choices).toContainEqual({ value: 'Salarié', label: 'Salarié' });
    const offered = completed({}, { proofs: [{ ...proof, value: 'Retraité' }] }).schema.properties['proof3'];
    expect(offered?.enum).toEqual(['retired', 'Étudiant']);
  });

  test('offers the subjects and the needs of its structure, and a subject in one’s own words', () => {
    const { schema, resource } = completed();
    expect([schema.properties['subjectId']?.enum, schema.properties['needIds']?.items?.enum]).toEqual([[701, OWN_SUBJECT], [711]]);
    expect(resource.fields['subjectId']?.words?.choices).toEqual([{ value: '701', label: 'Courses' }, { value: '9999', label: 'Autre motif' }]);
    expect(resource.fields['subjectId']?.required).toEqual(requests.resource.fields['subjectId']?.required);
  });

  test('has no place for needs that its structure does not offer, but for one’s own', () => {
    const rows = completed({ needs: [] }).resource.form.flatMap((section) => section.rows.flat());
    expect([rows.includes('needIds'), rows.includes('additionalNeed')]).toEqual([false, true]);
  });

  test('says the parts of the day as its structure understands them', () => {
    expect(completed().resource.fields['punctualOutwardTimeChoice']?.words?.choices).toEqual([{ value: '2', label: '2 06:00' }, { value: '3', label: '3 ?' }, { value: '4', label: '4 ?' }]);
  });

  test('asks for no proof where the structure is light or has none', () => {
    expect([sections(completed({ mode: true })), sections(completed({ structureProofsRequester: [] }))].map((names) => names.includes('proofs'))).toEqual([false, false]);
    expect(sections(completed())).toEqual(['beneficiary', 'proofs', 'request', 'journey', 'dates']);
  });

  test('lets nothing that was given be taken back or replaced where the platform cannot', () => {
    const proofs = [{ structureProofId: 2, value: 'ami' }, { structureProofId: 4, fileName: 'https://exemple.fr/1.pdf', originalName: 'carte.pdf' }];
    const { fields } = completed({}, { proofs }).resource;
    expect([fields['proof2']?.cleared, fields['proof3']?.cleared]).toEqual(['refused', 'null']);
    expect(fields['proof4']).toMatchObject({ words: { help: 'Gardé' }, widget: { use: 'upload', once: true } });
    const mended = completedEntity(requests, { configuration: readConfiguration(structure), words, record: { proofs }, has: () => false }).resource.fields;
    expect([mended['proof2']?.cleared, mended['proof4']?.widget]).toEqual(['null', expect.objectContaining({ once: false })]);
  });

  test('advises against days that are not exact only where the platform loses such requests', () => {
    const mended = completedEntity(requests, { configuration: readConfiguration(structure), words, has: (fault) => fault !== 'flexibleMatch' });
    const helpOf = ({ resource }: EntityBody) => resource.fields['punctualOutwardDateChoice']?.words?.help;
    expect([helpOf(completed()), helpOf(mended)]).toEqual(['Elle peut rester fermée', undefined]);
    expect([typeof completed().advise, mended.advise]).toEqual(['function', undefined]);
  });

  test('asks a new person for an e-mail address where the structure has none that one could be made of', () => {
    const { email } = completed().resource.fields;
    expect(email).toMatchObject({ required: { all: [{ mode: 'create' }, { field: 'userId', filled: false }] }, widget: { use: 'email' }, words: { help: 'Il en faut une' } });
    expect(completed({ email: 'ccas@exemple.fr' }).resource.fields['email']).toEqual(requests.resource.fields['email']);
  });

  test('leaves the entity that it completes as it was', () => {
    const before = structuredClone(requests.resource);
    completed();
    expect(requests.resource).toEqual(before);
  });
});

test('a structure of which nothing is known asks and offers nothing', () => {
  expect(readConfiguration({})).toMatchObject({ structureName: '', isLight: false, subjects: [], needs: [], proofs: [], windows: { 2: undefined, 3: undefined, 4: undefined } });
});
