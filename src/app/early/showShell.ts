/** A copy of the template that accepts no input, since input would be lost when the app replaces it. */
function skeletonOf(template: HTMLTemplateElement): DocumentFragment {
  const skeleton = document.importNode(template.content, true);
  for (const field of skeleton.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'file') field.remove();
    else field.readOnly = true;
  }
  return skeleton;
}

/**
 * Replaces the prerendered screen with a skeleton as soon as its opening tag is parsed: with the skeleton of
 * the same screen, so that the app can continue from it, for another path with a generic one, or with nothing.
 */
export function showShell(template: 'loading' | 'shell' | null): void {
  document.title = document.title.split(' · ').at(-1) ?? '';
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    const shell = template && document.querySelector<HTMLTemplateElement>(`#${template}`);
    if (!root) return;
    observer.disconnect();
    // A new element: the parser keeps filling the old one, which is no longer in the page.
    const empty = root.cloneNode(false);
    if (shell) empty.appendChild(skeletonOf(shell));
    root.replaceWith(empty);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
