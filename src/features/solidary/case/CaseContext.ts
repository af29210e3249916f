import { createContext, use } from 'react';
import type { Outcome } from '@/engine/data/command/attempt';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import type { SolidaryCase } from '../model/SolidaryCase';

/** The messages at the end of a command. */
export interface CommandWords {
  done: string;
  failed: string;
  /** Whether the request, read again after a server error or a lost answer, shows that the command was carried out. */
  made?: (after: SolidaryCase) => boolean;
  /** Called once, when the command is known to be carried out: at once, or after a later reading. */
  onMade?: () => void;
}

/** A trouble that prevents further commands. */
export type Trouble =
  /** The request was replaced from elsewhere while the page was open. */
  | 'replaced'
  /** The last command was probably carried out, and the platform can no longer show the request (contract requests.unreadable). */
  | 'unseen'
  /** The answer to the last command was lost, and the request could not be read since. */
  | 'unknown';

/** Why the last command failed, until the next one. */
export interface Failure {
  /** The name of the command. */
  name: string;
  text: string;
}

export interface CaseCommands {
  entity: EntityBody;
  /** The request as it was read, with the prefix of its fields removed. */
  record: RecordData;
  solidaryCase: SolidaryCase;
  /** Whether the operator may change requests and this one was not replaced. Otherwise no command is offered. */
  mayChange: boolean;
  /** The name of the command that is being sent; there is one at a time. */
  sending: string | undefined;
  /** Whether this command is on its way to the platform, and may take effect there even if its answer never comes. */
  isOut: boolean;
  trouble: Trouble | undefined;
  /** The id of the copy, for a request that was replaced from elsewhere, where it is known. */
  copyId: number | undefined;
  /** Whether nothing may be sent now, because a command is being sent or a trouble prevents it. */
  isHeld: boolean;
  failure: Failure | undefined;
  /**
   * Sends one PATCH and shows its answer on the page. Answers `false` when it failed, was refused or has an unknown outcome; the operator has then
   * been told, and what they typed must stay.
   */
  send(name: string, body: RecordData, words: CommandWords): Promise<boolean>;
  /**
   * Sends something that is part of the page but not of the request, which is not read again. Undefined: another command was being sent, so nothing
   * was.
   */
  sendBeside<Result>(name: string, send: () => Promise<Result>): Promise<Outcome<Result> | undefined>;
  /** Reads the request again when the operator asks for it. */
  refresh(): Promise<void>;
}

export const CaseContext = createContext<CaseCommands | undefined>(undefined);

/** The request of the page, and the commands on it. */
export function useCase(): CaseCommands {
  const commands = use(CaseContext);
  if (!commands) throw new Error('useCase is called outside the page of a request.');
  return commands;
}
