import { useCallback } from 'react';
import { useGetIdentity, useRecordContext, useRegisterMutationMiddleware, useResourceContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DraftOffer } from './draft-offer.tsx';
import { forgetDraft } from './kept-drafts.ts';

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
      async (target: string, params: unknown, next: (target: string, params: unknown) => Promise<unknown>) => {
        const saved = await next(target, params);
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
