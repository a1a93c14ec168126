import { errorWording } from '@shop/wording/errors.ts';
import { useCallback } from 'react';
import {
  HttpError,
  useGetIdentity,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
} from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DraftOffer } from './draft-offer.tsx';
import { forgetDraft } from './kept-drafts.ts';

type Saved = { data: { id?: number | string } };

/** Stands in a form of react-admin: what is typed there survives the end of the session and a closed tab. */
export function FormDraft() {
  const resource = useResourceContext();
  const record = useRecordContext();
  const form = `${resource}/${record?.id ?? 'new'}`;
  const { getValues, reset } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const { identity } = useGetIdentity();
  const staffId = identity?.id;
  useWatch();

  useRegisterMutationMiddleware(
    useCallback(
      async (target: string, params: unknown, next: (target: string, params: unknown) => Promise<Saved>) => {
        const saved = await next(target, params);
        // So react-admin answers whose session has ended: with a record of nothing, as if it were saved.
        if (saved.data.id === undefined) throw new HttpError(errorWording.token_not_valid, 401);
        if (staffId !== undefined) forgetDraft({ staffId, form });
        return saved;
      },
      [staffId, form],
    ),
  );

  return (
    <DraftOffer
      form={form}
      values={getValues()}
      beginning={JSON.stringify(defaultValues)}
      isDirty={Object.keys(dirtyFields).length > 0}
      // With the version that was read then: over what somebody else has saved meanwhile it is refused.
      onRestore={(values: FieldValues) => reset({ ...getValues(), ...values }, { keepDefaultValues: true })}
    />
  );
}
