/** The URL of a worker's script, which under Trusted Types must come from a policy that the page's CSP names. */
export function trustedScriptUrl(policyName: string, url: string): string {
  const policy = globalThis.trustedTypes?.createPolicy(policyName, { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}
