import type { RecordData } from '@/engine/model/Schema';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { proofDefinition, type InputType, type ProofDefinition } from '../proofs/proofDefinition';

/** What a structure offers to those who ask it for a journey, and what it asks them (contract structures.lists and structures.proofs). */
export interface RequestConfiguration {
  structureId: number;
  structureName: string;
  /** Whether it has an e-mail address, of which the platform makes one for whoever has none. */
  hasEmail: boolean;
  /** Mode 1: it asks for no proof. */
  isLight: boolean;
  subjects: readonly Offer[];
  needs: readonly Offer[];
  /** Those in use, in their order. */
  proofs: readonly RequestProof[];
  /** Its own parts of the day, by the choice of one in a form: 2 morning, 3 afternoon, 4 evening. */
  windows: Readonly<Record<number, Window | undefined>>;
}

export interface Offer {
  id: number;
  label: string;
}

/** What a structure asks or has asked for. */
export interface AskedProof extends ProofDefinition {
  id: number;
}

export interface RequestProof extends ProofDefinition {
  id: number;
  label: string;
  inputType: InputType;
}

/** `HH:mm`. */
export interface Window {
  min: string;
  max: string;
}

/** Reads a structure as its own form holds it. Total: what cannot be offered or asked is left out. */
export function readConfiguration(structure: RecordData): RequestConfiguration {
  const isLight = structure['mode'] === true;
  return {
    structureId: Number(structure['id']),
    structureName: typeof structure['name'] === 'string' ? structure['name'] : '',
    hasEmail: typeof structure['email'] === 'string' && structure['email'] !== '',
    isLight,
    subjects: listOf(structure['subjects']).flatMap(readOffer),
    needs: listOf(structure['needs']).flatMap(readOffer),
    proofs: isLight ? [] : listOf(structure['structureProofsRequester']).flatMap(readProof),
    windows: { 2: readWindow(structure, 'm'), 3: readWindow(structure, 'a'), 4: readWindow(structure, 'e') },
  };
}

/** All the proofs that a structure asks of beneficiaries, those that are not in use any more among them: they may have been answered before. */
export function askedProofs(structure: RecordData): AskedProof[] {
  return listOf(structure['structureProofsRequester']).flatMap((item) => (typeof item['id'] === 'number' ? [{ ...proofDefinition(item), id: item['id'] }] : []));
}

function listOf(value: unknown): RecordData[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : [];
}

function readOffer({ id, label }: RecordData): Offer[] {
  return typeof id === 'number' && typeof label === 'string' ? [{ id, label }] : [];
}

/** One that is not in use any more, or that nothing can be answered to, must not stop anybody (contract structures.proofs). */
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
