import type { ChosenRecipients } from './recipients';

/**
 * The last choice for each record. The platform cannot tell who was selected (contract campaigns.fields), so only the tab in which they were chosen
 * can tell what has become of them since.
 */
const choices = new Map<string, ChosenRecipients>();

export function rememberChoice(id: string, chosen: ChosenRecipients): void {
  choices.set(id, chosen);
}

export function lastChoice(id: string): ChosenRecipients | undefined {
  return choices.get(id);
}
