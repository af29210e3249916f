import type { AccessibilityStatus, Config } from './Config';

/** A page of the deployment outside the app; its word is `links.<name>` in the namespace `ui`. */
export interface DeploymentLink {
  name: 'help' | 'support' | 'legal' | 'accessibility' | `accessibilityIs.${AccessibilityStatus}`;
  address: string;
}

/** The links that the configuration names, always in the same order (WCAG 2.2, 3.2.6). */
export function deploymentLinks({ helpUrl, supportUrl, supportEmail, legalUrl, accessibilityUrl, accessibilityStatus }: Config): DeploymentLink[] {
  const addresses: [name: DeploymentLink['name'], address: string | undefined][] = [
    ['help', helpUrl],
    ['support', supportUrl ?? (supportEmail && `mailto:${supportEmail}`)],
    ['legal', legalUrl],
    [accessibilityStatus ? `accessibilityIs.${accessibilityStatus}` : 'accessibility', accessibilityUrl],
  ];
  return addresses.flatMap(([name, address]) => (address ? [{ name, address }] : []));
}
