import type { RecordData } from '@/engine/model/Schema';
import { dayOf, defined, idOf, isTrue, numberOf, personOf, placeOf, rowsOf, textOf } from './read';
import { readDrivers } from './readDrivers';
import { readJourney } from './readJourney';
import { readCarpoolers, readTransporters } from './readMatches';
import type { Beneficiary, CaseProof, CaseStructure, DiaryEntry, SolidaryCase, Way } from './SolidaryCase';

const LIGHT = 1;
/** The status of a request for which the platform gives none (specification 4.36). */
const CREATED = 0;
const STATUSES = [CREATED, 1, 2, 3, 4, 6];
const INPUT_TYPES = ['checkbox', 'input', 'selectbox', 'radio', 'file'] as const;

/**
 * Reads a request from its record, whose prefix has been removed (contract requests.item). Never throws: it copes with values that are missing,
 * sent as text or wrapped in an object, and leaves out what it cannot read.
 */
export function readCase(record: RecordData): SolidaryCase {
  const carpoolers = readCarpoolers(record['carpools']);
  const transporters = readTransporters(record['transporters']);
  const isOf = (way: Way, matchingId: number) => [...carpoolers[way], ...transporters[way]].some((one) => one.matchingId === matchingId);
  const wayOf = (matchingId: number): Way | undefined => (['outward', 'return'] as const).find((way) => isOf(way, matchingId));
  return {
    id: idOf(record['id']) ?? 0,
    status: STATUSES.find((status) => status === numberOf(record['status'])) ?? CREATED,
    progression: Math.min(Math.max(numberOf(record['progression']) ?? 0, 0), 100),
    ...defined({
      parentId: idOf(record['solidaryId']),
      childId: idOf(record['solidaryChildId']),
      subject: textOf(record['subject']),
      subjectId: idOf(record['subjectId']),
      operatorName: nameOf(record['operatorGivenName'], record['operatorFamilyName']),
      createdDate: textOf(record['createdDate']),
      lastAction: textOf(record['lastAction']),
    }),
    needs: rowsOf(record['needs']).flatMap((row) => {
      const [id, label] = [idOf(row['id']), textOf(row['label'])];
      return id === undefined || label === undefined ? [] : [{ id, label }];
    }),
    beneficiary: readBeneficiary(record),
    structure: readStructure(record),
    journey: readJourney(record),
    proofs: rowsOf(record['proofs']).map(readProof),
    diary: rowsOf(record['diary']).flatMap(readEntry),
    carpoolers,
    transporters,
    drivers: readDrivers(record['solutions'], wayOf),
  };
}

function readBeneficiary(record: RecordData): Beneficiary {
  return {
    ...personOf(record, '', idOf(record['userId'])),
    ...defined({
      email: textOf(record['email']),
      telephone: textOf(record['telephone']),
      gender: numberOf(record['gender']),
      birthDate: dayOf(record['birthDate']),
      homeAddress: placeOf(record['homeAddress']),
    }),
    newsSubscription: isTrue(record['newsSubscription']),
  };
}

function readStructure(record: RecordData): CaseStructure {
  return {
    ...defined({ id: idOf(record['structureId']), name: textOf(record['structure']) }),
    isLight: numberOf(record['mode']) === LIGHT,
    // The platform leaves the key out for structures that offer transport, which most do (contract structures.fields).
    offersTransport: record['structureSolidaryTransport'] === undefined || isTrue(record['structureSolidaryTransport']),
  };
}

/** Reads a proof. The kind of its input is one of five flags (contract people.proofs), or given by its name (specification 3.35). */
export function readProof(row: RecordData): CaseProof {
  const value = row['value'];
  const inputType = INPUT_TYPES.find((type) => row[type] === true) ?? INPUT_TYPES.find((type) => row['inputType'] === type);
  return {
    label: textOf(row['label']) ?? '',
    ...defined({
      definitionId: idOf(row['structureProofId']),
      inputType,
      value: inputType === 'checkbox' ? isTrue(value) : textOf(value),
      file: textOf(row['fileName']),
      fileName: textOf(row['originalName']),
      fileSize: textOf(row['fileSize']),
      status: numberOf(row['status']),
    }),
  };
}

function readEntry(row: RecordData): DiaryEntry[] {
  const action = textOf(row['action']) ?? '';
  const comment = textOf(row['comment']);
  if (action === '' && comment === undefined) return [];
  const person = personOf(row, '', idOf(row['userId']));
  const about = { comment, progression: numberOf(row['progression']), author: personOf(row, 'author'), person };
  return [{ action, date: textOf(row['date']) ?? '', ...defined(about) }];
}

function nameOf(givenName: unknown, familyName: unknown): string | undefined {
  return [textOf(givenName), textOf(familyName)].filter(Boolean).join(' ') || undefined;
}
