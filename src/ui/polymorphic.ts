import type { ComponentPropsWithRef, ComponentType, ElementType, ReactNode } from 'react';

/** A component's own props plus those of the element or component it is rendered `as`. */
export type AsProps<C extends ElementType, Own> = Own & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'as'
  >;

/** A styled component typed only as far as `AsProps` needs; the full type is too large for the compiler. */
export type AsPart<Own = unknown> = ComponentType<Own & { as: ElementType; children?: ReactNode }>;
