/** A copy of the template that takes no input, which would be lost when the app takes its place. */
function skeletonOf(template: HTMLTemplateElement): DocumentFragment {
  const skeleton = document.importNode(template.content, true);
  for (const field of skeleton.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'file') field.remove();
    else field.readOnly = true;
  }
  return skeleton;
}

/**
 * Replaces the prerendered screen by a skeleton as soon as the browser has read its first tag: by that of the same
 * screen, so that the app goes on with it, or at another address by one of any screen.
 */
export function showShell(template: 'loading' | 'shell'): void {
  document.title = document.title.split(' · ').at(-1) ?? '';
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    const shell = document.querySelector<HTMLTemplateElement>(`#${template}`);
    if (!root) return;
    observer.disconnect();
    // A new element: the browser goes on reading into the old one, which is no longer in the page.
    const empty = root.cloneNode(false);
    if (shell) empty.appendChild(skeletonOf(shell));
    root.replaceWith(empty);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
