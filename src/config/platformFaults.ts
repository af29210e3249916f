/**
 * The known faults of the platform, by name. `scripts/doctor/faults.ts` says what triggers each, what it damages and what the back office does
 * instead. A deployment whose platform has mended one lists its name in `settings.mended` of `config.json`; conditions of descriptors ask for a fault as `{
 * "fault": "name" }`; the sandbox has all of them unless told otherwise.
 */
export const PLATFORM_FAULTS = [
  'carpoolerChoice',
  'flexibleMatch',
  'incompleteJourneyEdit',
  'copyWithMessage',
  'recipientsAccumulate',
  'refusedSending',
  'withdrawnRecipients',
  'refusedBulkDeletion',
  'subjectRemoval',
  'addressClearing',
  'repeatedProof',
  'deletionTakesRelayPoints',
  'structureDeletion',
  'deletedUserEditable',
  'databaseErrorPage',
  'partnerAfterWrite',
  'secondProofPending',
] as const;

export type PlatformFaultName = (typeof PLATFORM_FAULTS)[number];

/** Whether the platform of this deployment still has the fault, which it does unless `settings.mended` lists it. */
export function stands(fault: PlatformFaultName, settings: { readonly mended?: readonly PlatformFaultName[] }): boolean {
  return !settings.mended?.includes(fault);
}
