import type { RecordData } from '@/engine/model/Schema';
import { plainObjects } from '@/engine/model/transforms/plainObject';
import { proofDefinition, type InputType, type ProofDefinition } from '../proofs/proofDefinition';

/** What a structure offers to people who request a journey, and what it asks of them (contract structures.lists and structures.proofs). */
export interface RequestConfiguration {
  structureId: number;
  structureName: string;
  /** Whether the structure has an e-mail address, from which the platform makes one for people without any. */
  hasEmail: boolean;
  /** Whether it is in mode 1, which asks for no proofs. */
  isLight: boolean;
  subjects: readonly Offer[];
  needs: readonly Offer[];
  /** The proofs in use, in their order. */
  proofs: readonly RequestProof[];
  /** The structure's own parts of the day, by their choice in the form: 2 morning, 3 afternoon, 4 evening. */
  windows: Readonly<Record<number, Window | undefined>>;
}

export interface Offer {
  id: number;
  label: string;
}

/** A proof that a structure asks for, or once asked for. */
export interface AskedProof extends ProofDefinition {
  id: number;
}

export interface RequestProof extends ProofDefinition {
  id: number;
  label: string;
  inputType: InputType;
}

/** A part of the day, from `min` to `max` as `HH:mm`. */
export interface Window {
  min: string;
  max: string;
}

/** Reads a structure as its form holds it. Never throws: what cannot be offered or asked for is left out. */
export function readConfiguration(structure: RecordData): RequestConfiguration {
  const isLight = structure['mode'] === true;
  return {
    structureId: Number(structure['id']),
    structureName: typeof structure['name'] === 'string' ? structure['name'] : '',
    hasEmail: typeof structure['email'] === 'string' && structure['email'] !== '',
    isLight,
    subjects: plainObjects(structure['subjects']).flatMap(readOffer),
    needs: plainObjects(structure['needs']).flatMap(readOffer),
    proofs: isLight ? [] : plainObjects(structure['structureProofsRequester']).flatMap(readProof),
    windows: { 2: readWindow(structure, 'm'), 3: readWindow(structure, 'a'), 4: readWindow(structure, 'e') },
  };
}

/** All proofs that a structure asks of beneficiaries, including those no longer in use, which may have been answered earlier. */
export function askedProofs(structure: RecordData): AskedProof[] {
  return plainObjects(structure['structureProofsRequester']).flatMap((item) => (typeof item['id'] === 'number' ? [{ ...proofDefinition(item), id: item['id'] }] : []));
}

function readOffer({ id, label }: RecordData): Offer[] {
  return typeof id === 'number' && typeof label === 'string' ? [{ id, label }] : [];
}

/** A proof to ask for. One that is no longer in use, or cannot be answered, is left out so that it stops nobody (contract structures.proofs). */
function readProof(item: RecordData): RequestProof[] {
  const definition = proofDefinition(item);
  const { label, inputType, activated, choices } = definition;
  const { id } = item;
  const isChosen = inputType === 'selectbox' || inputType === 'radio';
  if (typeof id !== 'number' || label === undefined || inputType === undefined || !activated || (isChosen && choices.length === 0)) return [];
  return [{ ...definition, id, label, inputType }];
}

function readWindow(structure: RecordData, period: 'm' | 'a' | 'e'): Window | undefined {
  const [min, max] = [structure[`${period}MinTime`], structure[`${period}MaxTime`]];
  return typeof min === 'string' && typeof max === 'string' ? { min, max } : undefined;
}
