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

/** For react-admin forms: unsaved input survives an expired session and a closed tab. */
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
        // After an expired session react-admin returns an empty record as if it had been saved.
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
      // Restores the version read at that time, too, so a change made meanwhile is refused as a conflict.
      onRestore={(values: FieldValues) => reset({ ...getValues(), ...values }, { keepDefaultValues: true })}
    />
  );
}
