import { Refusal } from '@shop/contract/refusal.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';

const taken = '23505';
const referred = '23503';

/** Turns constraint violations into refusals: a slug or name taken, a missing picture, a deleted row in use. */
export async function refuseConflicts<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const { code, constraint = '' } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
    if (code === referred)
      throw new Refusal(constraint.endsWith('_pictures_id_fk') ? 'picture_gone' : 'still_in_use', {});
    if (code !== taken) throw error;
    const fields = constraint.includes('slug') ? { slug: [fieldRules.slugTaken] } : { name: [fieldRules.nameTaken] };
    throw new Refusal('invalid_request', { fields });
  }
}
