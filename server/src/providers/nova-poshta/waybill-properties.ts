import { toDecimal } from '@shop/domain/money.ts';
import type { NewParcel } from '../../features/shipping/carrier.ts';
import type { WaybillDestination } from './parcel-destination.ts';

type Parties = {
  from: { sender: string; contact: string };
  to: { recipient: string; contact: string };
  destination: WaybillDestination;
  /** '16.11.2026' */
  day: string;
};

/** The properties of InternetDocument.save: numbers as strings, in kilograms, centimetres and hryvnias. */
export function waybillProperties(parcel: NewParcel, { from, to, destination, day }: Parties): Record<string, unknown> {
  const { sender, recipient, size, collected } = parcel;
  const weight = kilograms(size.weightGrams);
  return {
    PayerType: parcel.payer === 'shop' ? 'Sender' : 'Recipient',
    PaymentMethod: 'Cash',
    DateTime: day,
    CargoType: 'Parcel',
    ServiceType: destination.ServiceType,
    SeatsAmount: '1',
    Weight: weight,
    // Required for lockers; otherwise it states the volume.
    OptionsSeat: [
      {
        volumetricVolume: cubicMetres(size),
        volumetricWidth: String(size.widthCentimetres),
        volumetricLength: String(size.lengthCentimetres),
        volumetricHeight: String(size.heightCentimetres),
        weight,
      },
    ],
    Description: parcel.description,
    // Whole hryvnias, rounded up.
    Cost: String(Math.max(1, Math.ceil(parcel.declared / 100))),
    CitySender: sender.cityRef,
    Sender: from.sender,
    SenderAddress: sender.branchRef,
    ContactSender: from.contact,
    SendersPhone: digits(sender.phone),
    CityRecipient: recipient.cityRef,
    Recipient: to.recipient,
    RecipientAddress: destination.RecipientAddress,
    ContactRecipient: to.contact,
    RecipientsPhone: digits(recipient.phone),
    InfoRegClientBarcodes: parcel.ownNumber,
    ...(collected > 0 && {
      BackwardDeliveryData: [{ PayerType: 'Recipient', CargoType: 'Money', RedeliveryString: toDecimal(collected) }],
    }),
  };
}

function kilograms(grams: number): string {
  return (Math.ceil(grams / 10) / 100).toFixed(2);
}

function cubicMetres({ lengthCentimetres, widthCentimetres, heightCentimetres }: NewParcel['size']): string {
  return ((lengthCentimetres * widthCentimetres * heightCentimetres) / 1_000_000).toFixed(4);
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}
