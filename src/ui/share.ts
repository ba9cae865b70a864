import { copyText } from './copyText.ts';
import { toast } from './toast.ts';

/**
 * Returns false if there is no share sheet or it does not open; dismissing the share sheet counts as shared.
 */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares through the device's share sheet, or else by copying text and link (CARD-12, LB-01, LB-02). Never
 * rejects: if neither works, `errorMessage` is shown.
 */
export async function share(
  data: { title: string; text: string; url: string },
  errorMessage: string,
): Promise<void> {
  if (await openShareSheet(data)) return;
  try {
    await copyText(`${data.text}\n${data.url}`);
    toast({ title: 'Link copied!', description: 'Share text copied to clipboard', tone: 'success' });
  } catch {
    toast({ title: 'Error', description: errorMessage, tone: 'destructive' });
  }
}
