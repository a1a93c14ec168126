import type { Transaction } from './database/database.ts';
import type { MediaStore } from './features/media/media-store.ts';
import type { EmulatedCards } from './open-card-provider.ts';
import type { EmulatedCarrier } from './open-carrier.ts';

/** What an empty shop is filled with when it is a demonstration. */
export type DemoContent = {
  /** All that is sold and told, as of the shop's first day. */
  loadCatalogue(tx: Transaction, media: MediaStore, now: Date): Promise<void>;
  /** Where its parcels begin their way. */
  sender: { city: string; branch: string; phone: string };
  /** The month before: answers what the card provider and the carrier have to know of it. */
  loadMonth(
    tx: Transaction,
    media: MediaStore,
    given: { now: Date; trackingAddress: (waybillNumber: string) => string },
  ): Promise<{
    payments: Parameters<EmulatedCards['recall']>[0];
    parcels: Parameters<EmulatedCarrier['recall']>[0];
  }>;
};

/** Whoever starts the shop hands it over; it is read by the starts that need it. */
export type Demonstration = {
  /** Read only by the one start that fills the shop. */
  readContent(): Promise<DemoContent>;
  /** Told at each start. */
  readAccounts(): Promise<readonly { email: string; password: string }[]>;
};
