/** Text, an at sign, text, a dot, text: the server decides the rest (specification 5.3). */
const IDENTIFIER = /^.+@.+\..+$/;

/** The key of what is wrong with an identifier, in the namespace `login`. */
export function identifierError(identifier: string): 'identifierRequired' | 'identifierInvalid' | undefined {
  if (!identifier.trim()) return 'identifierRequired';
  return IDENTIFIER.test(identifier.trim()) ? undefined : 'identifierInvalid';
}

/** The key of what is wrong with a password, in the namespace `login`. */
export function passwordError(password: string): 'passwordRequired' | undefined {
  return password ? undefined : 'passwordRequired';
}
