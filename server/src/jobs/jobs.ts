import { preparePictures } from '../features/media/prepare-pictures.ts';
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
];
