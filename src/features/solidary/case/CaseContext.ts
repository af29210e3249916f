import { createContext, use } from 'react';
import type { Outcome } from '@/engine/data/command/attempt';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import type { SolidaryCase } from '../model/SolidaryCase';

/** What is said of a command when it has ended. */
export interface CommandWords {
  done: string;
  failed: string;
  /** Whether the request, read again after a failure of the server or a lost answer, says that it was made. */
  made?: (after: SolidaryCase) => boolean;
  /** Called once, when it is known to have been made: at once, or after a later reading. */
  onMade?: () => void;
}

/** What stands in the way of any further command. */
export type Trouble =
  /** The request was replaced from elsewhere while the page was open. */
  | 'replaced'
  /** The last command was probably made, and the platform cannot show the request any more (contract requests.unreadable). */
  | 'unseen'
  /** The answer to the last command was lost, and the request could not be read since. */
  | 'unknown';

/** Why the last command was not made, until the next one. */
export interface Failure {
  /** Of the command. */
  name: string;
  text: string;
}

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
  /** Of a request that was replaced from elsewhere: what took its place, where that is known. */
  copyId: number | undefined;
  /** Whether nothing may be sent now: something is on its way, or in the way. */
  isHeld: boolean;
  failure: Failure | undefined;
  /**
   * Sends one PATCH, and puts what it answers on the page. `false`: it failed, was refused or nobody knows, and that has been said: what was
   * typed must stay.
   */
  send(name: string, body: RecordData, words: CommandWords): Promise<boolean>;
  /**
   * Sends what stands on the page and is not written with the request, then reads the request again, as nothing else tells how it is now; also after a
   * failure that leaves the outcome open. Nothing: something else was on its way, and nothing was sent.
   */
  sendBeside<Result>(name: string, send: () => Promise<Result>): Promise<Outcome<Result> | undefined>;
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
