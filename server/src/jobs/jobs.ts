import { deletePreviews } from '../features/blocks/preview-blocks.ts';
import { releaseUnconfirmed } from '../features/checkout/release-unconfirmed.ts';
import { deleteExpired } from '../features/customers/erasing/delete-expired.ts';
import { answerAccountRequest } from '../features/customers/links/answer-account-request.ts';
import { fetchStreets, giveUpStreets } from '../features/delivery/streets.ts';
import { synchroniseDirectory } from '../features/delivery/synchronise-directory.ts';
import { preparePictures } from '../features/media/prepare-pictures.ts';
import { giveUpPicture, removePicture } from '../features/media/remove-picture.ts';
import { askToConfirm } from '../features/newsletter/ask-to-confirm.ts';
import { giveUpLetter, sendLetter } from '../features/notifications/send-letter.ts';
import { giveUpPhoto, removePhoto } from '../features/partners/remove-photo.ts';
import { reconcilePayments } from '../features/payments/updates/reconcile-payments.ts';
import { collectPopularWords } from '../features/popular-words/collect-popular-words.ts';
import { deleteEmptyBuckets } from '../features/rate-limits/delete-empty-buckets.ts';
import { askEstimate, giveUpEstimate } from '../features/shipping/estimates/estimates.ts';
import { trackParcels } from '../features/shipping/track-parcels.ts';
import { cleanUpWaybills } from '../features/shipping/waybills/clean-up-waybills.ts';
import { notifyOfTriesAtStaff, notifyOfWrongTries } from '../features/sign-in-safety/wrong-tries.ts';
import { answerStaffReset, giveUpStaffReset } from '../features/staff/links/mail-staff-reset.ts';
import type { QueuedWork } from '../job-queue.ts';
import type { Shop } from '../shop.ts';

export type Job = {
  name: string;
  /** Cron, in Kyiv's time. May fire twice, so every job can be run again without harm. */
  schedule: string;
  /** Whether it also runs once when the shop starts. */
  atStart: boolean;
  run(shop: Shop, stopped: AbortSignal): Promise<void>;
};

/** All work on a timer. */
export const jobs: readonly Job[] = [
  { name: 'prepare-pictures', schedule: '* * * * *', atStart: true, run: preparePictures },
  // Every hour of the night, until one run succeeds.
  { name: 'synchronise-directory', schedule: '15 1-5 * * *', atStart: true, run: synchroniseConnected },
  { name: 'delete-expired', schedule: '40 * * * *', atStart: false, run: deleteExpired },
  { name: 'reconcile-payments', schedule: '* * * * *', atStart: true, run: reconcilePayments },
  { name: 'release-unconfirmed', schedule: '* * * * *', atStart: true, run: releaseUnconfirmed },
  { name: 'track-parcels', schedule: '4-59/15 * * * *', atStart: false, run: trackParcels },
  { name: 'clean-up-waybills', schedule: '*/5 * * * *', atStart: false, run: cleanUpWaybills },
  { name: 'notify-of-tries-at-staff', schedule: '* * * * *', atStart: false, run: notifyOfTriesAtStaff },
  { name: 'notify-of-wrong-tries', schedule: '2-59/10 * * * *', atStart: false, run: notifyOfWrongTries },
  { name: 'collect-popular-words', schedule: '50 4 * * *', atStart: false, run: collectPopularWords },
  { name: 'delete-previews', schedule: '25 * * * *', atStart: false, run: deletePreviews },
  { name: 'delete-empty-buckets', schedule: '5 * * * *', atStart: false, run: deleteEmptyBuckets },
];

/** Without a carrier there is no directory to copy. */
async function synchroniseConnected(shop: Shop, stopped: AbortSignal): Promise<void> {
  if (shop.connected.carriers.length > 0) await synchroniseDirectory(shop, stopped);
}

export type QueuedJob<Name extends keyof QueuedWork> = {
  /** How many pieces one process works on at once, 2 or more. */
  concurrency: number;
  /** May run twice: a process may die after the work and before it is recorded as done. */
  run(shop: Shop, data: QueuedWork[Name], stopped: AbortSignal): Promise<void>;
  /** Runs after the last retry; queues.ts sets the number of retries. */
  giveUp(shop: Shop, data: QueuedWork[Name]): Promise<void>;
};
export type QueuedJobs = { [Name in keyof QueuedWork]: QueuedJob<Name> };

/** All jobs that requests queue. */
export const queuedJobs: QueuedJobs = {
  // Giving up loses only a letter, which can be requested again.
  'answer-account-request': { concurrency: 2, run: answerAccountRequest, giveUp: async () => {} },
  'answer-staff-reset': { concurrency: 2, run: answerStaffReset, giveUp: giveUpStaffReset },
  'ask-to-confirm': { concurrency: 2, run: askToConfirm, giveUp: async () => {} },
  'send-letter': { concurrency: 2, run: sendLetter, giveUp: giveUpLetter },
  'remove-photo': { concurrency: 2, run: removePhoto, giveUp: giveUpPhoto },
  'remove-picture': { concurrency: 2, run: removePicture, giveUp: giveUpPicture },
  'ask-estimate': { concurrency: 2, run: askEstimate, giveUp: giveUpEstimate },
  'fetch-streets': { concurrency: 2, run: fetchStreets, giveUp: giveUpStreets },
};
