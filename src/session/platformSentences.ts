/** A sentence of the platform, and its meaning for the app. */
export type PlatformSentence<Meaning> = readonly [said: RegExp, meaning: Meaning];

/** The sentences with which the platform is known to answer requests, in whatever language, and the key of our words for each. */
export const OF_A_REQUEST: readonly PlatformSentence<string>[] = [
  // Contract session.login and wire.errors: sentences about tokens.
  [/^(?:An authentication exception occurred\.|Invalid JWT Token|JWT Token not found|Expired JWT Token)$/, 'session:invalidToken'],
  // The e-mail names the account, so that a token is of no more use once it has changed.
  [/^Unable to load an user .*$/, 'session:otherIdentity'],
  // Contract wire.errors, communities.fields and communities.members: sentences about communities.
  [/^(?:user: )?This user already asked to join this community\.$/, 'errors:alreadyMember'],
  [/^Referrer not found$/, 'errors:platform.referrer'],
  [/^Community not found$/, 'errors:platform.community'],
  // Contract images.upload: sentences about pictures.
  [/^A valid file is required$/, 'errors:platform.file'],
  [/^(?:The owner of this image cannot be found|File name could not be generated: .*)$/, 'errors:platform.imageOwner'],
  // Contract structures.lists and requests.create: sentences about structures and requests.
  [/^Invalid territory$/, 'errors:platform.territory'],
  [/^Unknown User$/, 'errors:platform.user'],
  [/^At least one day should be selected for a regular trip$/, 'errors:platform.day'],
  // Contract campaigns.send: sentences of a platform that shows its errors.
  [/^Campaign can't be sent before it has been tested$/, 'errors:platform.untested'],
  // Contract wire.locale: sentences about rules of fields, in French only.
  [/^Cette valeur ne doit pas être vide\.$/, 'errors:platform.empty'],
  [/^Cette valeur est déjà utilisée\.$/, 'errors:platform.taken'],
  [/^Cette valeur n['’]est pas une adresse email valide\.$/, 'errors:platform.email'],
  // Contract wire.values and wire.errors: what was sent refers to nothing, or is not written as the platform reads it. Keys are named there.
  [/^Item not found for ".*"\.?$/, 'errors:platform.gone'],
  [/^(?:The type of the ".*" attribute must be|Failed to denormalize attribute|Expected (?:IRI|argument)|Invalid IRI|The data is either an empty string)/, 'errors:platform.form'],
  [/^(?:Syntax error$|Update is not allowed for this operation|DateTime::__construct\(\)|The (?:content-type|"Content-Type")|Requested format|Deserialization for the format)/, 'errors:platform.form'],
];

/** The meaning of a sentence, and the names in it; `undefined` where the sentence is not known. */
export function meaningOf<Meaning>(said: string, sentences: readonly PlatformSentence<Meaning>[]): { meaning: Meaning; names: Partial<Record<string, string>> } | undefined {
  for (const [known, meaning] of sentences) {
    const found = known.exec(said);
    if (found) return { meaning, names: { ...found.groups } };
  }
  return undefined;
}
