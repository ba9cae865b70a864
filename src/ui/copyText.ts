/** Copies the selection of a text box that is in the page only meanwhile. Inside the dialog, since the rest is inert. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'vh';
  (focused?.closest('dialog, [role="dialog"]') ?? document.body).append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/**
 * Copies text to the clipboard. The Clipboard API is missing on http and denied in many embedded browsers, where
 * the older command still works. Throws the API's error if neither does.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelection(text)) throw error;
  }
}
