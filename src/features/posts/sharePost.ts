import type { Post } from '../../contract/posts.ts';
import { shareLink } from '../../paths.ts';
import { PRODUCT_NAME } from '../../ui/brand.ts';
import { toast } from '../../ui/toast.ts';
import { shareText } from './shareText.ts';

interface Sharable {
  title: string;
  text: string;
  url: string;
}

/** False where the device has no share sheet, or will not open it here; closing the sheet is an answer too. */
async function byShareSheet(data: Sharable): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** CARD-12 and CARD-13: the device's share sheet, else text and link on the clipboard. Never rejects. */
export async function sharePost(post: Post): Promise<void> {
  const text = shareText(post.content);
  const url = shareLink(post.id, globalThis.location.origin);
  if (await byShareSheet({ title: PRODUCT_NAME, text, url })) return;
  try {
    await globalThis.navigator.clipboard.writeText(`${text}\n${url}`);
    toast({ title: 'Link copied!', description: 'Share text copied to clipboard', tone: 'success' });
  } catch {
    toast({ title: 'Error', description: 'Failed to share post. Please try again.', tone: 'destructive' });
  }
}
