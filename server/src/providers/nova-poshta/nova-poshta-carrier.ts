import { daysBefore, kyivDate } from '@shop/domain/kyiv-date.ts';
import { z } from 'zod';
import { type Carrier, CarrierRefusal, type NewParcel, type Waybill } from '../../features/shipping/carrier.ts';
import { callNovaPoshta, listBytes, type NovaPoshtaSettings } from './call-nova-poshta.ts';
import { fetchLabel } from './fetch-label.ts';
import { waybillDestination } from './parcel-destination.ts';
import { estimateParcel } from './parcel-estimate.ts';
import { parcelStep } from './parcel-steps.ts';
import { waybillProperties } from './waybill-properties.ts';

export type NovaPoshtaCarrierSettings = NovaPoshtaSettings & {
  /** Base URL of labels, without a trailing slash. */
  labelUrl: string;
  /** The tracking page of a parcel. */
  trackingAddress(number: string): string;
};

const Ref = z.string().min(1).max(64);
const Referred = z.object({ Ref });
const Person = z.object({ Ref, ContactPerson: z.object({ data: z.array(Referred).min(1) }) });
const Document = z.object({ Ref, IntDocNumber: z.coerce.string().regex(/^\d{11,20}$/) });
const ListedDocument = Document.extend({ InfoRegClientBarcodes: z.coerce.string().catch('') });
/** '2026-11-21 18:00:00' or '21-11-2026 18:00:00'; null when it says nothing. */
const TrackedDay = z
  .unknown()
  .optional()
  .transform((written) => toIsoDay(String(written ?? '')));
const Tracked = z.object({
  Number: z.coerce.string(),
  StatusCode: z.coerce.number().int(),
  Status: z.coerce.string().transform((words) => words.trim().slice(0, 300)),
  ScheduledDeliveryDate: TrackedDay,
  DateFirstDayStorage: TrackedDay,
});

export function novaPoshtaCarrier(settings: NovaPoshtaCarrierSettings): Carrier {
  const read = async <Row extends z.ZodType>(
    [model, method]: [string, string],
    properties: Record<string, unknown>,
    row: Row,
    stopped: AbortSignal,
    limits: { attempts?: number; largestBytes?: number } = {},
  ): Promise<z.output<Row>[]> => {
    const answer = await callNovaPoshta(settings, { model, method, properties }, { stopped, ...limits });
    return z.array(row).parse(answer.data);
  };

  /** The sender of the account that the API key belongs to. */
  async function findSender(signal: AbortSignal) {
    const ofSenders = { CounterpartyProperty: 'Sender', Page: '1' };
    const [sender] = await read(['Counterparty', 'getCounterparties'], ofSenders, Referred, signal);
    if (sender === undefined) throw noSender;
    const ofSender = { Ref: sender.Ref, Page: '1' };
    const [contact] = await read(['Counterparty', 'getCounterpartyContactPersons'], ofSender, Referred, signal);
    if (contact === undefined) throw noSender;
    return { sender: sender.Ref, contact: contact.Ref };
  }

  /** Idempotent: for the same person and phone the carrier returns the same record. */
  async function saveRecipient({ firstName, lastName, phone }: NewParcel['recipient'], signal: AbortSignal) {
    const person = {
      CounterpartyType: 'PrivatePerson',
      CounterpartyProperty: 'Recipient',
      FirstName: firstName,
      MiddleName: '',
      LastName: lastName,
      Phone: phone.replace('+', ''),
    };
    const [saved] = await read(['Counterparty', 'save'], person, Person, signal);
    if (saved === undefined) throw new Error('Nova Poshta, Counterparty.save: no recipient in the answer');
    return { recipient: saved.Ref, contact: saved.ContactPerson.data[0]!.Ref };
  }

  return {
    async createWaybill(parcel, signal) {
      const from = await findSender(signal);
      const to = await saveRecipient(parcel.recipient, signal);
      const destination = await waybillDestination(read, parcel.recipient, to.recipient, signal);
      const properties = waybillProperties(parcel, { from, to, destination, day: carrierDay(new Date()) });
      const [made] = await read(['InternetDocument', 'save'], properties, Document, signal, { attempts: 1 });
      if (made === undefined) throw new Error('Nova Poshta, InternetDocument.save: no waybill in the answer');
      return toWaybill(made);
    },
    async findWaybills(ownNumber, since, signal) {
      const properties = { DateTimeFrom: carrierDay(since), DateTimeTo: carrierDay(new Date()), GetFullList: '1' };
      const limits = { largestBytes: listBytes };
      const rows = await read(['InternetDocument', 'getDocumentList'], properties, ListedDocument, signal, limits);
      return rows.filter((row) => row.InfoRegClientBarcodes.trim() === ownNumber).map(toWaybill);
    },
    async deleteWaybill(ref, signal) {
      await read(['InternetDocument', 'delete'], { DocumentRefs: [ref] }, z.unknown(), signal);
    },
    async trackParcels(numbers, signal) {
      // Without the recipient's phone the carrier returns no personal data, and none is needed.
      const Documents = numbers.map((number) => ({ DocumentNumber: number, Phone: '' }));
      const rows = await read(['TrackingDocument', 'getStatusDocuments'], { Documents }, Tracked, signal);
      return rows.map((row) => ({
        number: row.Number,
        step: parcelStep(row.StatusCode),
        code: row.StatusCode,
        words: row.Status,
        expectedOn: row.ScheduledDeliveryDate,
        // The first day that costs money.
        storedUntil: row.DateFirstDayStorage && daysBefore(row.DateFirstDayStorage, 1),
      }));
    },
    estimate: (parcel, signal) => estimateParcel(settings, parcel, signal),
    readLabel: (ref, signal) => fetchLabel(settings, ref, signal),
    trackingAddress: settings.trackingAddress,
  };
}

const noSender = new CarrierRefusal('Nova Poshta, Counterparty.getCounterparties: no sender in the account', {
  code: '',
  words: 'The account has no sender',
});

function toWaybill({ Ref: ref, IntDocNumber: number }: z.output<typeof Document>): Waybill {
  return { ref, number };
}

function toIsoDay(written: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? [];
  const [, dayFirst, monthSecond, yearLast] = /^(\d{2})[-.](\d{2})[-.](\d{4})/.exec(written) ?? [];
  const found = year ? `${year}-${month}-${day}` : yearLast ? `${yearLast}-${monthSecond}-${dayFirst}` : '';
  return z.iso.date().safeParse(found).data ?? null;
}

/** '16.11.2026', in Kyiv time. */
function carrierDay(moment: Date): string {
  return kyivDate(moment).split('-').reverse().join('.');
}
