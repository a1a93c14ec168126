import { isRefusal } from '@shop/contract/refusal.ts';
import { partnerWording } from '@shop/wording/partners.ts';
import { postForm } from '../../api/post-form.ts';
import { rateLimitMessage } from '../../api/rate-limit-message.ts';
import { fieldMessages, refusedFields } from '../../api/refused-fields.ts';
import type { Failure } from '../../ui/use-form.ts';
import { type PartnerField, partnerFields } from './check-partner.ts';
import { lightened } from './open-photo.ts';

const photoField = 'profile_certificate_photo';

/** Sends the form as it is and returns the shop's message. */
export async function sendApplication(
  form: HTMLFormElement,
  onProgress: (share: number) => void,
): Promise<{ success: string } | Failure<PartnerField>> {
  const application = new FormData(form);
  const photo = application.get(photoField);
  if (photo instanceof File) application.set(photoField, await lightened(photo));
  try {
    return await postForm('POST /api/v1/actions/partner/', application, onProgress);
  } catch (error) {
    return applicationFailure(error);
  }
}

function applicationFailure(error: unknown): Failure<PartnerField> {
  const tooOften = rateLimitMessage(error);
  if (tooOften) return { notice: tooOften };
  // Of several messages about the photograph, the last one is specific to this file.
  const ofPhoto =
    isRefusal(error) && error.code === 'photo_too_large' ? error.words : fieldMessages(error, photoField).at(-1);
  const refused = { ...refusedFields(error, partnerFields), ...(ofPhoto && { [photoField]: ofPhoto }) };
  if (Object.keys(refused).length === 0) return { notice: partnerWording.failed };
  return { refused, notice: partnerWording.wrong };
}
