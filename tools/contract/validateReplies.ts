import type { Variant } from '../conformance/variants/Variant.ts';
import { createContractCheck } from './contractCheck.ts';

/**
 * Passes everything through unchanged, validating replies against the OpenAPI document and messages against the
 * AsyncAPI document.
 */
export function validateReplies(...documents: Parameters<typeof createContractCheck>) {
  const check = createContractCheck(...documents);
  const violations = new Set<string>();
  let checked = 0;
  const note = (problems: readonly string[]): void => {
    checked += 1;
    for (const problem of problems) violations.add(problem);
  };
  const variant: Variant = {
    async answer({ method, url }, answer) {
      const response = await answer();
      const found = check.find(method, new URL(url).pathname);
      // Calls that are not in the contract get a response, too.
      if (found) note(check.reply(found, response.status, await response.clone().json()));
      return response;
    },
    socketText(json) {
      const message: { type: string } = JSON.parse(json);
      note(check.message(message.type, message));
      return json;
    },
  };
  return { variant, violations, checkedCount: () => checked };
}
