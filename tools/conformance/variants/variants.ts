import type { Variant } from './Variant.ts';
import { messageVariants } from './messages.ts';
import { replyVariants } from './replies.ts';
import { ruleVariants } from './rules.ts';

/** Servers that each break one rule, by fault. */
export const variants: Readonly<Record<string, Variant>> = {
  ...ruleVariants,
  ...replyVariants,
  ...messageVariants,
};
