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
/** Any will do, but there must be one. */
const emulatedKey = 'demonstration';

export type EmulatedCarrier = {
  /** Answers as the company's servers do. */
  fetch: typeof fetch;
  /** Parcels of a demonstration from before its first start. */
  recall(past: readonly Parcel[]): Promise<void>;
};

type OpenCarrier = {
  directory: CarrierDirectory;
  carrier: Carrier;
  emulator?: EmulatedCarrier;
};

/** The carrier at its address, or its emulator in this process, which is made when it is first spoken to. */
export function openCarrier({
  novaPoshta: { apiKey, apiUrl },
  publicUrl,
  dataDir,
}: Pick<Settings, 'novaPoshta' | 'publicUrl' | 'dataDir'>): OpenCarrier {
  if (apiUrl !== undefined)
    return opened(
      { apiKey, apiUrl, fetch },
      {
        // Labels are printed by the cabinet; whoever stands in for the one stands in for the other.
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
