/** Where the key of commands is ⌘. */
export const isApple = /^(Mac|iP)/.test(navigator.platform);
