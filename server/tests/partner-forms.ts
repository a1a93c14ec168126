import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addPartnerOptions } from '../src/features/partners/partners.queries.ts';
import { openTestShop } from './open-test-shop.ts';

export const partnerAddress = '/api/v1/actions/partner/';

/** Valid fields without the photo, for a shop with one option of each kind. */
export const goodFields = {
  last_name: 'Мельник',
  first_name: 'Ірина',
  patronymic: 'Іванівна',
  email: 'iryna@rosa.example',
  phone_number: '+38 050 765 43 21',
  date_of_birth: '1990-04-12',
  position: '1',
  education: '2',
  specialization: '3',
  workplace: '4',
  clinic_name: 'Кабінет «Лагода»',
  address: 'Львів, вул. Зелена, 5',
  professional_social_media: 'instagram.com/lahoda',
  clinic_website: '',
  brands_worked_with: 'Verba',
  how_they_heard_about_us: '5',
};

const kinds = ['position', 'education', 'specialization', 'workplace', 'how_they'] as const;

/** A shop with options for the partner form, and with one owner. */
export async function openShopForPartners(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop({ hasRateLimits: false, ...options });
  await shop.shop.db.transaction(async (tx) => {
    for (const kind of kinds) await addPartnerOptions(tx, kind, [`Варіант ${kind}`]);
  });
  await shop.database.pool.query(
    `insert into staff (email, name, role, password_hash) values ('owner@rosa.example', 'Олена', 'owner', '')`,
  );
  return {
    ...shop,
    apply: (changes: Record<string, string | Blob | undefined> = {}) =>
      shop.app.inject({ method: 'POST', url: partnerAddress, payload: partnerForm(changes) }),
    /** All that is stored: rows, letters, jobs and files. */
    kept: async () => ({
      applications: await shop.rows('partner_applications'),
      letters: await shop.rows('letters'),
      jobs: await shop.queuedJobs(),
      files: filesIn(shop.mediaFolder),
    }),
  };
}

export const nothingKept = { applications: [], letters: [], jobs: [], files: [] };

/** The valid fields with changes; undefined ones are left out. */
export function partnerForm(changes: Record<string, string | Blob | undefined> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...goodFields, profile_certificate_photo: photo, ...changes })) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== undefined) form.append(name, value as string);
  }
  return form;
}

export function makeFile(bytes: Uint8Array | string, name = 'certificate.jpg', type = 'image/jpeg'): File {
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type });
}

export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dbe8e2' }, limitInputPixels: false });

export const jpeg = await blank(60, 40).jpeg().toBuffer();
const photo = makeFile(jpeg);

/** All files under a folder, drafts included. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
