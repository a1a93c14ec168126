// @vitest-environment happy-dom
import { act, createElement, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Failure, useForm } from './use-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Send = () => Promise<Failure<'name'> | undefined>;
type Form = ReturnType<typeof useForm<'name'>>;

const nothingWrong = () => ({});

/** A form of one field, filled in with a name. */
function Page({ send, see }: { send: Send; see: (form: Form) => void }) {
  const form = useForm({ names: ['name'], check: nothingWrong, send, whenBroken: 'broken' });
  see(form);
  return createElement('form', form.form, createElement('input', { name: 'name', defaultValue: 'Olena' }));
}

async function openForm(send: Send) {
  const seen: Form[] = [];
  const see = (form: Form) => void seen.push(form);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(createElement(Page, { send, see })));
  const currentTarget = place.querySelector('form')!;
  return {
    now: () => seen.at(-1)!,
    submit: () => seen.at(-1)!.form.onSubmit({ currentTarget, preventDefault() {} } as FormEvent<HTMLFormElement>),
  };
}

test('a form whose sending breaks says so, keeps what was typed and can be sent again', async () => {
  const send = vi.fn(async (): Promise<undefined> => undefined).mockRejectedValueOnce(new Error('a bug'));
  const { now, submit } = await openForm(send);

  // The error is not swallowed: it reaches the error reporting.
  await act(() => expect(submit()).rejects.toThrow('a bug'));
  expect(now()).toMatchObject({ isSending: false, notice: 'broken', typed: { name: 'Olena' } });

  await act(submit);
  expect(send).toHaveBeenCalledTimes(2);
  expect(now()).toMatchObject({ isSending: false, notice: undefined });
});

test('a form on its way is not sent a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<Failure | undefined>();
  const send = vi.fn(() => promise);
  const { now, submit } = await openForm(send);

  await act(async () => void submit());
  await act(submit);
  expect(now().isSending).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);

  await act(async () => resolve({ notice: 'refused' }));
  expect(now()).toMatchObject({ isSending: false, notice: 'refused' });
});
