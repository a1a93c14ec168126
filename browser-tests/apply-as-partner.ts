import sharp from 'sharp';
import { newEmail } from './at-the-door.ts';
import type { Writer } from './planted-scripts.ts';

/** Sends an application with its photograph by API. */
export async function applyAsPartner(
  writer: Writer,
  { photoName = 'certificate.jpg', ...changes }: { photoName?: string } & Record<string, string> = {},
): Promise<void> {
  const { positions, educations, specializations, workplaces, how_they } =
    await writer.read('/api/v1/actions/partner/');
  await writer.sendForm('/api/v1/actions/partner/', {
    last_name: 'Мельник',
    first_name: 'Ірина',
    patronymic: 'Іванівна',
    email: newEmail(),
    phone_number: '+380507654321',
    date_of_birth: '1990-04-12',
    position: String(positions[0].id),
    education: String(educations[0].id),
    specialization: String(specializations[0].id),
    workplace: String(workplaces[0].id),
    how_they_heard_about_us: String(how_they[0].id),
    clinic_name: 'Кабінет «Лагода»',
    address: 'Львів, вул. Зелена, 5',
    profile_certificate_photo: {
      name: photoName,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#dbe8e2' } })
        .jpeg()
        .toBuffer(),
    },
    ...changes,
  });
}
