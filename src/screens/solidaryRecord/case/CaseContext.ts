import { createContext, use } from 'react';
import type { EntityBody, RecordData } from '@/engine/Resource';
import type { SolidaryCase } from '../model/SolidaryCase';

/** What is said of a command when it has ended. */
export interface CommandWords {
  done: string;
  failed: string;
  /** Whether the request, read again after a failure of the server or a lost answer, says that it was made. */
  made?: (after: SolidaryCase) => boolean;
}

/** What stands in the way of any further command. */
export type Trouble =
  /** The request was replaced from elsewhere while the page was open. */
  | 'replaced'
  /** The last command may have been made, and the platform cannot show the request any more (contract solidary 23 a). */
  | 'unseen';

export interface CaseCommands {
  entity: EntityBody;
  /** As it was read, the prefix of its fields removed. */
  record: RecordData;
  solidaryCase: SolidaryCase;
  /** Whether the operator may change requests, and this one was not replaced: no command is offered otherwise. */
  mayChange: boolean;
  /** What is on its way, by its name; one at a time. */
  sending: string | undefined;
  trouble: Trouble | undefined;
  /**
   * Sends one PATCH, and puts what it answers on the page. `false`: it failed, was refused or nobody knows, and that has been said: what was
   * typed must stay.
   */
  send(name: string, body: RecordData, words: CommandWords): Promise<boolean>;
  /** Reads the request again, on the operator's wish. */
  refresh(): Promise<void>;
}

export const CaseContext = createContext<CaseCommands | undefined>(undefined);

/** The request of the page, and what can be done with it. */
export function useCase(): CaseCommands {
  const commands = use(CaseContext);
  if (!commands) throw new Error('useCase is called outside the page of a request.');
  return commands;
}
