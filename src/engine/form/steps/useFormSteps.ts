import { useEffect, useRef, useState } from 'react';
import type { EntityBody, Section } from '../../model/Resource';
import type { Draft } from '../../data/drafts';
import { topOf } from '../../model/topOf';
import type { FieldError } from '../../fields/validateRecord';

/** The name of the last step, which shows everything that was filled in before it is saved. No section can have this name. */
export const SUMMARY = '#summary';

/** The id of the heading of the open step, which takes the focus. */
export const STEP_HEADING = 'step-heading';

/** The steps of a form: its sections, filled in one after the other, and a summary. */
export interface FormSteps {
  names: readonly string[];
  current: string;
  /** The steps that have been open, which stay mounted so that what was typed there is kept. */
  opened: ReadonlySet<string>;
  stateOf(name: string): 'done' | 'wrong' | 'todo';
  /** Whether a step was open, or the form began after it. The others hold only what the form filled in, which nobody has seen. */
  isSeen(name: string): boolean;
  /** Whether the operator may go to a step without passing through those between: one that was open, or one before which nothing is lacking. */
  isOpen(name: string): boolean;
  /** The fields of the open step. */
  fields: readonly string[];
  open(name: string): void;
  /** Opens the first step that has one of these fields, and leaves the focus where it is. */
  reveal(fields: readonly string[]): void;
  next(): void;
  /** Opens the previous step; absent at the first one. */
  previous: (() => void) | undefined;
  /** Opens the step that was open before this one; absent where there was none. */
  back: (() => void) | undefined;
  /** Opens the first step that still lacks something, else the summary, as after much was filled in at once. */
  resume(): void;
  /** Goes back to the first step, as when the form opened. */
  restart(): void;
}

interface FormStepsOptions {
  entity: EntityBody;
  mode: 'create' | 'edit';
  /** The sections that have fields now. */
  sections: readonly Section[];
  errors: readonly FieldError[];
  /** The message shown for each field, by field. */
  messages: ReadonlyMap<string, string>;
  /** The draft of an earlier visit, and the step in which it ended. */
  resumed: Pick<Draft, 'values' | 'at'> | undefined;
  /** Whether the form starts with known values: it then opens at the first step that still lacks something. */
  isFilled: boolean;
}

/** Where the operator stands in a form in steps; `undefined` for a form on one page. An edit has every step open from the start. */
export function useFormSteps({ entity, mode, sections, errors, messages, resumed, isFilled }: FormStepsOptions): FormSteps | undefined {
  const names = [...sections.map(({ name }) => name), SUMMARY];
  const stepOf = (field: string) => sections.find(({ rows }) => rows.flat().includes(topOf(field)))?.name;
  // A draft opens at the step where it was left.
  const resumedSteps = names.filter((name) => Object.keys(resumed?.values ?? {}).some((field) => stepOf(field) === name));
  const unfinished = names.find((name) => errors.some(({ field }) => stepOf(field) === name)) ?? SUMMARY;
  const [first, setFirst] = useState(() => names.find((name) => name === resumed?.at) ?? resumedSteps.at(-1) ?? (isFilled ? unfinished : (names[0] ?? SUMMARY)));
  const [trail, setTrail] = useState<readonly string[]>(() => names.slice(0, names.indexOf(first) + 1));
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([first]));
  // A step disappears when all its fields do.
  const visited = trail.filter((name) => names.includes(name));
  const current = visited.at(-1) ?? names[0] ?? SUMMARY;
  const focusHeading = useHeadingFocus(current);
  if (entity.resource.formAs !== 'steps') return undefined;

  const position = names.indexOf(current);
  const before = names.slice(0, names.indexOf(first));
  const isSeen = (name: string) => mode === 'edit' || opened.has(name) || before.includes(name);

  /** Opens a step. Opening the one before takes a step back on the trail, rather than adding to it. */
  function show(name: string | undefined) {
    if (name === undefined || name === current) return;
    setTrail(visited.at(-2) === name ? visited.slice(0, -1) : [...visited, name]);
    setOpened((known) => new Set([...known, name]));
  }

  function open(name: string | undefined) {
    focusHeading();
    show(name);
  }

  return {
    names,
    current,
    opened,
    stateOf(name) {
      // A refused file is shown at once, before the operator has left the field.
      const said = [...messages.keys(), ...errors.filter(({ rule }) => rule === 'fault').map(({ field }) => field)];
      if (said.some((field) => stepOf(field) === name)) return 'wrong';
      const isComplete = name !== SUMMARY && isSeen(name) && errors.every(({ field }) => stepOf(field) !== name);
      return isComplete ? 'done' : 'todo';
    },
    isSeen,
    isOpen: (name) => isSeen(name) || names.indexOf(name) <= names.indexOf(unfinished),
    fields: sections.find(({ name }) => name === current)?.rows.flat() ?? [],
    open,
    reveal: (fields) => show(names.find((name) => fields.some((field) => stepOf(field) === name))),
    next: () => open(names[position + 1]),
    previous: position > 0 ? () => open(names[position - 1]) : undefined,
    back: visited.length > 1 ? () => open(visited.at(-2)) : undefined,
    resume() {
      if (unfinished === current) return;
      setFirst(unfinished);
      open(unfinished);
    },
    restart() {
      const start = names[0] ?? SUMMARY;
      setFirst(start);
      setTrail([start]);
      setOpened(new Set([start]));
    },
  };
}

/** Gives the focus to the heading of a step once it is rendered: it is read out, and Tab goes on from there. */
function useHeadingFocus(shown: string): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    document.getElementById(STEP_HEADING)?.focus();
  }, [shown]);
  return () => {
    isDue.current = true;
  };
}
