import type { ChosenRecipients } from './recipients';

/** By record. The platform cannot say who was selected (contract campaigns.fields): whoever chose them in this tab is told what has become of them since. */
const choices = new Map<string, ChosenRecipients>();

export function rememberChoice(id: string, chosen: ChosenRecipients): void {
  choices.set(id, chosen);
}

export function lastChoice(id: string): ChosenRecipients | undefined {
  return choices.get(id);
}
