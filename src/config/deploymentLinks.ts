import type { Config } from './Config';

/** A page of the deployment, which is not ours; its word is `links.<name>` in the namespace `ui`. */
export interface DeploymentLink {
  name: 'help' | 'support' | 'legal' | 'accessibility';
  address: string;
}

/** Those that the configuration names, in the order in which they stand everywhere (WCAG 2.2, 3.2.6). */
export function deploymentLinks({ helpUrl, supportUrl, supportEmail, legalUrl, accessibilityUrl }: Config): DeploymentLink[] {
  const addresses = [
    ['help', helpUrl],
    ['support', supportUrl ?? (supportEmail && `mailto:${supportEmail}`)],
    ['legal', legalUrl],
    ['accessibility', accessibilityUrl],
  ] as const;
  return addresses.flatMap(([name, address]) => (address ? [{ name, address }] : []));
}
