import type { Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBindingElement,
  isFunctionDeclaration,
  isFunctionExpression,
  isObjectBindingPattern,
} from 'typescript/unstable/ast/is';

/** The default values of a component's props, from destructuring in its parameters or at the top of its body. */
export function defaultsIn(component: Node): Map<string, string> {
  const defaults = new Map<string, string>();
  const read = (node: Node): void => {
    if (isBindingElement(node) && node.initializer) {
      const name = node.propertyName ?? node.name;
      const value = node.initializer.getText();
      if (name) defaults.set(name.getText().replaceAll("'", ''), value);
    }
  };
  const visit = (node: Node): void => {
    if (isObjectBindingPattern(node)) node.forEachChild(read);
    // Destructuring in inner functions is not about the component's props.
    const isInner = isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node);
    if (!isInner || node === outer) node.forEachChild(visit);
  };
  const outer = component;
  visit(outer);
  return defaults;
}
