import type { Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBindingElement,
  isFunctionDeclaration,
  isFunctionExpression,
  isObjectBindingPattern,
} from 'typescript/unstable/ast/is';

/** The defaults that a component gives its props where it takes them apart, in its head or on its first lines. */
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
    // What functions inside take apart are no props of the component.
    const isInner = isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node);
    if (!isInner || node === outer) node.forEachChild(visit);
  };
  const outer = component;
  visit(outer);
  return defaults;
}
