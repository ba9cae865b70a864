import { PRODUCT_NAME } from '../brand/productName.ts';
import { toast } from './toast.ts';

/** False where the device has no share sheet, or will not open it here; closing the sheet is an answer too. */
async function byShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * The device's share sheet, else text and link on the clipboard (CARD-12, LB-01, LB-02). Never rejects: where
 * neither works, the given sentence is shown.
 */
export async function share(text: string, url: string, failure: string): Promise<void> {
  if (await byShareSheet({ title: PRODUCT_NAME, text, url })) return;
  try {
    await globalThis.navigator.clipboard.writeText(`${text}\n${url}`);
    toast({ title: 'Link copied!', description: 'Share text copied to clipboard', tone: 'success' });
  } catch {
    toast({ title: 'Error', description: failure, tone: 'destructive' });
  }
}
