import type { Transaction } from './database/database.ts';
import type { MediaStore } from './features/media/media-store.ts';
import type { EmulatedCards } from './open-card-provider.ts';
import type { EmulatedCarrier } from './open-carrier.ts';

/** The content for an empty demonstration. */
export type DemoContent = {
  /** Products and content, as of the shop's first day. */
  loadCatalogue(tx: Transaction, media: MediaStore, now: Date): Promise<void>;
  /** What the software itself said about every shop before its staff could write it: for shops from that time. */
  loadFormerContent(tx: Transaction, media: MediaStore): Promise<void>;
  /** Where its parcels are sent from. */
  sender: { city: string; branch: string; phone: string };
  /** Orders of the past month. Returns the payments and parcels that the emulators must know about. */
  loadMonth(
    tx: Transaction,
    media: MediaStore,
    given: { now: Date; trackingAddress: (waybillNumber: string) => string },
  ): Promise<{
    payments: Parameters<EmulatedCards['recall']>[0];
    parcels: Parameters<EmulatedCarrier['recall']>[0];
  }>;
};

/** Passed in by the program that starts the shop; loaded only when a start needs it. */
export type Demonstration = {
  /** Read only by the one start that fills the shop or updates it from a version whose content was part of the software. */
  readContent(): Promise<DemoContent>;
  /** Printed at each start. */
  readAccounts(): Promise<readonly { email: string; password: string }[]>;
};
