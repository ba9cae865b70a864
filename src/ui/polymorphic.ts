import type { ComponentPropsWithRef, ComponentType, ElementType, ReactNode } from 'react';

/** A component's own props plus those of the element or component it is rendered `as`. */
export type PolymorphicProps<C extends ElementType, Own> = Own & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'as'
  >;

/**
 * A styled component with a type reduced to what `PolymorphicProps` needs; the full type is too large for the
 * compiler.
 */
export type PolymorphicComponent<Own = unknown> = ComponentType<
  Own & { as: ElementType; children?: ReactNode }
>;
