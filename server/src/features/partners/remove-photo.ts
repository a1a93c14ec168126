import type { QueuedWork } from '../../job-queue.ts';
import type { Shop } from '../../shop.ts';

/** Removes the photo of a deleted application. */
export async function removePhoto(
  { media }: Pick<Shop, 'media'>,
  { photoKey }: QueuedWork['remove-photo'],
): Promise<void> {
  await media.remove(photoKey);
}

export async function giveUpPhoto({ log }: Pick<Shop, 'log'>, { photoKey }: QueuedWork['remove-photo']): Promise<void> {
  log.error({ photoKey }, 'photo of a deleted application not removed');
}
