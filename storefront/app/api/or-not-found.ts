import { isRefusal } from '@shop/contract/refusal.ts';
import { data } from 'react-router';

/** A 404 of the API becomes a 404 page; every other failure stays an error. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error) && (error.code.endsWith('not_found') || error.code === 'invalid_request')) {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}
