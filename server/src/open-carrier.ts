import { join } from 'node:path';
import type { NovaPoshtaEmulator } from '@shop/emulators/nova-poshta/nova-poshta-emulator.ts';
import type { Parcel } from '@shop/emulators/nova-poshta/parcels.ts';
import type { CarrierDirectory } from './features/delivery/carrier-directory.ts';
import type { Carrier } from './features/shipping/carrier.ts';
import type { NovaPoshtaSettings } from './providers/nova-poshta/call-nova-poshta.ts';
import { novaPoshtaCarrier } from './providers/nova-poshta/nova-poshta-carrier.ts';
import { novaPoshtaDirectory } from './providers/nova-poshta/nova-poshta-directory.ts';
import type { Settings } from './settings.ts';

export const emulatedCarrierPath = '/emulators/nova-poshta';
const realApi = 'https://api.novaposhta.ua';
const realCabinet = 'https://my.novaposhta.ua';
/** The emulator accepts any key but requires one. */
const emulatedKey = 'demonstration';

export type EmulatedCarrier = {
  /** Answers like the carrier's servers. */
  fetch: typeof fetch;
  /** Adds parcels of the demonstration from before its first start. */
  recall(past: readonly Parcel[]): Promise<void>;
};

type OpenCarrier = {
  directory: CarrierDirectory;
  carrier: Carrier;
  emulator?: EmulatedCarrier;
};

/** The carrier at its address, or its emulator in this process, which is created at its first use. */
export function openCarrier({
  novaPoshta: { apiKey, apiUrl },
  publicUrl,
  dataDir,
}: Pick<Settings, 'novaPoshta' | 'publicUrl' | 'dataDir'>): OpenCarrier {
  if (apiUrl !== undefined)
    return opened(
      { apiKey, apiUrl, fetch },
      {
        // The cabinet prints labels. A stand-in for the API also stands in for the cabinet.
        labelUrl: apiUrl.startsWith(realApi) ? realCabinet : new URL(apiUrl).origin,
        trackingAddress: (number) => `https://novaposhta.ua/tracking/?cargo_number=${number}`,
      },
    );
  let made: Promise<NovaPoshtaEmulator> | undefined;
  const emulator = () => {
    made ??= import('@shop/emulators/nova-poshta/nova-poshta-emulator.ts').then(({ novaPoshtaEmulator }) =>
      novaPoshtaEmulator(undefined, { file: join(dataDir, 'emulated-nova-poshta.json') }),
    );
    return made;
  };
  const emulatedFetch: typeof fetch = async (url, init) => (await emulator()).fetch(url, init);
  const address = `${publicUrl}${emulatedCarrierPath}`;
  return {
    ...opened(
      { apiKey: apiKey || emulatedKey, apiUrl: `${address}/v2.0/json`, fetch: emulatedFetch },
      { labelUrl: address, trackingAddress: () => `${address}/` },
    ),
    emulator: { fetch: emulatedFetch, recall: async (past) => (await emulator()).parcels.recall(past) },
  };
}

function opened(
  settings: NovaPoshtaSettings,
  addresses: Pick<Parameters<typeof novaPoshtaCarrier>[0], 'labelUrl' | 'trackingAddress'>,
): OpenCarrier {
  return { directory: novaPoshtaDirectory(settings), carrier: novaPoshtaCarrier({ ...settings, ...addresses }) };
}
