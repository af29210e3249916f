/** Whether the command key is ⌘. */
export const isApple = /^(Mac|iP)/.test(navigator.platform);
