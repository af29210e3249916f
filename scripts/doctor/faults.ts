import type { Settings } from '../../src/config/Config';
import { PLATFORM_FAULTS, stands, type PlatformFaultName } from '../../src/config/platformFaults';
import { type Finding, fine, note } from './Report';

/** What the platform does wrong, as seen on a running server, and what the back office does about it. */
export interface FaultDescription {
  /** The first version of the platform in which the fault was seen. */
  since: string;
  trigger: string;
  damage: string;
  /** What the back office does to avoid the damage. */
  instead: string;
}

export const FAULT_DESCRIPTIONS: Readonly<Record<PlatformFaultName, FaultDescription>> = {
  carpoolerChoice: {
    since: '2.4.0',
    trigger: 'a carpooler is chosen as the driver of a solidary request',
    damage: 'the choice is stored, the request can never be read again, and accepting a volunteer of its structure answers an error from then on',
    instead: 'carpoolers are not offered as drivers; they are contacted, and the contact is noted in the diary',
  },
  flexibleMatch: {
    since: '2.4.0',
    trigger: 'a flexible request matches a volunteer or a carpooler when it is created',
    damage: 'the request is stored without its files and diary, and can never be read',
    instead: 'the same journey is proposed as a regular request; after an error the request is looked for in the list',
  },
  incompleteJourneyEdit: {
    since: '2.4.0',
    trigger: 'an edit of a solidary request sends a part of its journey only',
    damage: 'proofs, needs and the person are stored, the rest is not; a flexible request may be lost',
    instead: 'every edit of a journey sends the whole of it, from the stored values',
  },
  copyWithMessage: {
    since: '2.4.0',
    trigger: 'an edit that copies a solidary request which has a driver and a message',
    damage: 'the answer is an error, although the copy was made and the first one closed',
    instead: 'after an error the request is read again, and its copy is gone to',
  },
  recipientsAccumulate: {
    since: '2.4.0',
    trigger: 'recipients are chosen a second time for the same campaign',
    damage: 'the people of the first choice stay, and those of both are written to twice',
    instead: 'a changed choice starts from a clean copy of the campaign, and the count is compared before anything is sent',
  },
  refusedSending: {
    since: '2.4.0',
    trigger: 'a test, a mailing or a choice of recipients is refused to who asks for it',
    damage: 'it was done all the same',
    instead: 'after a refusal the campaign is read again, and "not done" is said only when that was seen',
  },
  withdrawnRecipients: {
    since: '2.4.0',
    trigger: 'people chosen by hand withdraw their consent, or are deleted, before a mailing leaves',
    damage: 'they are written to all the same, and so is the creator of the campaign',
    instead: 'the true number and who withdrew are said before sending, and a clean choice is offered',
  },
  refusedBulkDeletion: {
    since: '2.4.0',
    trigger: 'the deletion of several users is refused',
    damage: 'the users are deleted all the same',
    instead: 'it is offered with the right only, and after a refusal the users are read again',
  },
  subjectRemoval: {
    since: '2.4.0',
    trigger: 'a stored subject of a structure is removed',
    damage: 'the whole change of the structure is refused',
    instead: 'a stored subject cannot be removed',
  },
  addressClearing: {
    since: '2.4.0',
    trigger: 'the address of a community is cleared',
    damage: 'the whole change is refused',
    instead: 'the address can be replaced, and not cleared',
  },
  repeatedProof: {
    since: '2.4.0',
    trigger: 'a proof that a person has given already is sent again, replaced or cleared',
    damage: 'a second copy that no edit reaches, or a refusal of the whole change',
    instead: 'what was given is shown, and only what is new is asked and sent',
  },
  deletionTakesRelayPoints: {
    since: '2.4.0',
    trigger: 'a community, a structure or a type of relay points is deleted',
    damage: 'the relay points of the community or structure are deleted, those of the type lose it',
    instead: 'their number is said before',
  },
  structureDeletion: {
    since: '2.4.0',
    trigger: 'a structure that is in use is deleted',
    damage: 'its requests and the links of its people are deleted with it',
    instead: 'their number is said before, and its name is typed to confirm',
  },
  deletedUserEditable: {
    since: '2.4.0',
    trigger: 'the page of a deleted user is opened',
    damage: 'the anonymised account is answered and takes changes, so personal data can be written on it again',
    instead: 'a deleted user is gone, for reading, editing, references and bulk work',
  },
  databaseErrorPage: {
    since: '2.4.0',
    trigger: 'the database refuses a value: too long, already taken, missing',
    damage: 'the answer is a page that browsers hide from another site: it looks like a lost connection',
    instead: 'every bound is checked in the form, and a connection lost after a write may have been a refusal',
  },
  partnerAfterWrite: {
    since: '2.4.0',
    trigger: 'an identity proof is accepted, or somebody vouched for, while the partner that is told cannot be reached',
    damage: 'the answer is an error, although it was stored',
    instead: 'the user is read again, and what is seen is said',
  },
  secondProofPending: {
    since: '2.4.0',
    trigger: 'a user sends an identity proof while another one waits',
    damage: 'the user is said to have cancelled, and is in no list of what waits',
    instead: 'the list of what waits asks for both',
  },
};

/** The faults that the back office works around on this platform. None is tried out, because most of them destroy records. */
export function faultFindings(settings: Pick<Settings, 'mended'>): Finding[] {
  return PLATFORM_FAULTS.map((name) => {
    const { since, trigger, damage, instead } = FAULT_DESCRIPTIONS[name];
    if (!stands(name, settings)) return fine(`${name}: mended, says config.json (seen in ${since}: ${trigger})`);
    return note(`${name} (seen in ${since}): when ${trigger}, ${damage}. The back office: ${instead}.`);
  });
}
