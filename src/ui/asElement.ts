import type { ComponentPropsWithRef, ComponentType, ElementType, ReactNode } from 'react';

/** A part's own props, plus those of the element or component that it is rendered `as`. */
export type AsProps<C extends ElementType, Own> = Own & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'as'
  >;

/** A styled part seen as what `AsProps` needs of it; the full type is too large to compute. */
export type AsPart<Own = unknown> = ComponentType<Own & { as: ElementType; children?: ReactNode }>;
